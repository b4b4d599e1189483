import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { confirmPurchase } from '#paths/specs/kit/insuring.ts';
import { continueOfferedDraft, leftAtTravellers, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, until } from '#tests/kit/browser/stage.tsx';
import { passengers } from '#tests/kit/customer/account.ts';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const [anna, ...others] = passengers.passengers;
const ida = { ...anna, passengerId: toUuid(24), name: 'Ida' };
const chosen = { page: 'details' as const, delegatedPassengerId: null, bookingRef: null, key: toUuid(80) };
const buying = () => screen.queryByRole('button', { name: say('insurance.details.submit') });
const dialog = () => screen.getByRole('dialog');

preload();

/** Opens the last page before the purchase with Ida as traveller. The test answers the list of passengers. */
async function atDetails(): Promise<Stage> {
  const draft = { ...leftAtTravellers, completion: { ...chosen, passengerIds: [ida.passengerId] } };
  const stage = await openStage({ ...leftUnfinished(draft), holds: ['Passengers', 'InsureTrip'] });
  await continueOfferedDraft(stage);
  return stage;
}

const list = (...people: unknown[]) => ({ passengers: people });

it('cannot buy for an unknown passenger, with the reason, until the list has loaded', async () => {
  const { wire, user } = await atDetails();
  await until(() => expect(screen.getByLabelText(say('insurance.details.booking'))).toBeVisible());
  expect(buying()).toBeNull();

  wire.refuse('Passengers', { status: 500, code: 'VENDOR_ERROR' });
  await until(() => expect(dialog()).toHaveTextContent(say('passengers.failed')));
  expect(dialog()).toHaveTextContent(say('errors.vendor_error'));
  await user.type(screen.getByLabelText(say('insurance.details.booking')), 'QX7K2M{Enter}');
  expect(wire.calls('InsureTrip')).toEqual([]);

  await user.click(screen.getByRole('button', { name: say('data.retry') }));
  await until(() => expect(wire.isWaiting('Passengers')).toBe(true));
  wire.answer('Passengers', list(anna, ...others, ida));
  await until(() => expect(dialog()).toHaveTextContent('Ida Berg'));
  expect(buying()).toBeVisible();
  expect(screen.getByLabelText(say('insurance.details.booking'))).toHaveValue('QX7K2M');
});

it('includes a passenger who was added in another window, and stays on this page', async () => {
  const draft = { ...leftAtTravellers, completion: { ...chosen, passengerIds: [ida.passengerId] } };
  const stage = await openStage({ ...leftUnfinished(draft), path: '/dashboard', holds: ['Passengers', 'InsureTrip'] });
  await until(() => expect(stage.wire.isWaiting('Passengers')).toBe(true));
  stage.wire.answer('Passengers', list(anna, ...others));
  await until(() =>
    expect(document.querySelector('[data-dataset=PASSENGERS]')).toHaveAttribute('data-state', 'loaded'),
  );
  await stage.user.click((await screen.findAllByRole('link', { name: say('insurance.add') }))[0] as HTMLElement);
  await continueOfferedDraft(stage);

  await until(() => expect(stage.wire.isWaiting('Passengers')).toBe(true));
  expect(buying()).toBeNull();
  stage.wire.answer('Passengers', list(anna, ...others, ida));

  await until(() => expect(dialog()).toHaveTextContent('Ida Berg'));
  await perform(stage, confirmPurchase, { bookingRef: '', termsConfirmed: true });
  await until(() => expect(stage.wire.isWaiting('InsureTrip')).toBe(true));
});

it('asks again if a passenger was deleted, and keeps the input', async () => {
  const stage = await atDetails();
  await stage.user.type(await screen.findByLabelText(say('insurance.details.booking')), 'QX7K2M');

  stage.wire.answer('Passengers', list(anna, ...others));

  await until(() => expect(dialog()).toHaveTextContent(say('insurance.travellers.gone')));
  await stage.user.click(screen.getByRole('checkbox', { name: 'Anna Berg' }));
  await stage.user.click(screen.getByRole('button', { name: say('insurance.next') }));
  await stage.pass(500);
  await until(() => expect(screen.getByLabelText(say('insurance.details.booking'))).toHaveValue('QX7K2M'));
});
