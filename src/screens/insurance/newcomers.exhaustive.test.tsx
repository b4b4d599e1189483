import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { frida } from '#machines/passengers/addPassenger.model.ts';
import { listEventActs } from '#paths/executors.ts';
import { spec as completeTrip } from '#paths/specs/insurance/completeTrip.ts';
import { chooseTravellers, confirmPurchase, goBack } from '#paths/specs/kit/insuring.ts';
import { describePassenger, openNewPassenger } from '#paths/specs/passengers/addPassenger.ts';
import { continueOfferedDraft, leftAtTravellers, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, settled, until } from '#tests/kit/browser/stage.tsx';
import { passengers } from '#tests/kit/customer/account.ts';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const listed = {
  __typename: 'Passenger',
  passengerId: toUuid(29),
  userId: toUuid(2),
  active: 1,
  created: '2026-11-20T08:00:00Z',
  ...frida,
} as const;
const [request, confirm, leave] = [openNewPassenger, confirmPurchase, { usually: goBack }];
const [, , next] = chooseTravellers;

preload();

const box = (name: string) => screen.getByRole('checkbox', { name });
const tick = async ({ user }: Stage, name: string) => user.click(await screen.findByRole('checkbox', { name }));

/** Opens the page of travellers; the list of passengers is held from then on. */
async function atTravellers(people = passengers.passengers, draft = leftAtTravellers): Promise<Stage> {
  const stage = await openStage({
    ...leftUnfinished(draft),
    holds: ['Passengers', 'AddPassenger', 'InsureTrip'],
  });
  await continueOfferedDraft(stage);
  await until(() => expect(stage.wire.isWaiting('Passengers')).toBe(true));
  stage.wire.answer('Passengers', { passengers: people });
  await settled();
  return stage;
}

/** Adds Frida; the following read of the list stays pending. */
async function addFrida(stage: Stage): Promise<void> {
  await perform(stage, request, {});
  await perform(stage, describePassenger, frida);
  stage.wire.answer('AddPassenger', { addPassenger: { __typename: 'Passenger', passengerId: toUuid(29), ...frida } });
  await until(() => expect(stage.wire.isWaiting('Passengers')).toBe(true));
  await settled();
}

async function goOnToDetails(stage: Stage): Promise<void> {
  await perform(stage, [next], {});
  await stage.pass(500);
}

async function sentFor(stage: Stage): Promise<unknown> {
  await perform(stage, confirm, { bookingRef: 'BK1', termsConfirmed: true });
  await until(() => expect(stage.wire.isWaiting('InsureTrip')).toBe(true));
  const sent = stage.wire.calls('InsureTrip').at(-1)?.variables as { trip: { passengers: unknown } };
  stage.wire.answerAsEver('InsureTrip');
  await settled();
  return sent.trip.passengers;
}

describe('a passenger added during the flow', () => {
  it('travels before the list is read again, is named in the details and is insured', async () => {
    const stage = await atTravellers();
    await tick(stage, 'Anna Berg');
    await addFrida(stage);

    expect(box('Frida Holm')).toBeChecked();
    await goOnToDetails(stage);
    expect(screen.getByRole('dialog')).toHaveTextContent('Anna Berg and Frida Holm');
    expect(await sentFor(stage)).toEqual([toUuid(20), toUuid(29)]);
  });

  it('stays ticked when another one is ticked and unticked before the list arrives', async () => {
    const stage = await atTravellers();
    await addFrida(stage);

    await tick(stage, 'Ben Berg');
    expect(box('Frida Holm')).toBeChecked();
    await tick(stage, 'Ben Berg');
    stage.wire.answer('Passengers', { passengers: [...passengers.passengers, listed] });
    await settled();

    expect(box('Frida Holm')).toBeChecked();
    await goOnToDetails(stage);
    expect(await sentFor(stage)).toEqual([toUuid(29)]);
  });

  it.each([
    ['is read without them', (stage: Stage) => stage.wire.answer('Passengers', passengers)],
    ['cannot be read', (stage: Stage) => stage.wire.lose('Passengers')],
  ])('travels even if the list %s', async (_, read) => {
    const stage = await atTravellers();
    await addFrida(stage);
    read(stage);
    await settled();

    expect(box('Frida Holm')).toBeChecked();
    await goOnToDetails(stage);
    expect(await sentFor(stage)).toEqual([toUuid(29)]);
  });

  it('travels if deleted passengers free their places', async () => {
    const chosen = {
      passengerIds: [toUuid(20), toUuid(22)],
      delegatedPassengerId: null,
      bookingRef: null,
      key: toUuid(80),
    };
    const draft = { ...leftAtTravellers, completion: { ...chosen, page: 'travellers' as const } };
    const stage = await atTravellers(passengers.passengers, draft);
    await addFrida(stage);

    expect(box('Anna Berg')).toBeChecked();
    expect(box('Frida Holm')).toBeChecked();
  });

  it('is ticked as the first passenger of the account', async () => {
    const stage = await atTravellers([]);
    expect(await screen.findByText(say('insurance.travellers.empty'))).toBeVisible();
    await addFrida(stage);

    expect(box('Frida Holm')).toBeChecked();
    stage.wire.answer('Passengers', { passengers: [listed] });
    await settled();
    expect(box('Frida Holm')).toBeChecked();
    await goOnToDetails(stage);
    expect(await sentFor(stage)).toEqual([toUuid(29)]);
  });

  it('is listed once and may be unticked like any other', async () => {
    const stage = await atTravellers();
    await addFrida(stage);
    stage.wire.answer('Passengers', { passengers: [...passengers.passengers, listed] });
    await settled();

    const people = within(screen.getByRole('group', { name: say('insurance.travellers.label') }));
    expect(people.getAllByRole('checkbox', { name: 'Frida Holm' })).toHaveLength(1);
    await tick(stage, 'Frida Holm');
    await tick(stage, 'Anna Berg');
    await goOnToDetails(stage);
    expect(await sentFor(stage)).toEqual([toUuid(20)]);
  });

  it('is still known after going back to the flights', async () => {
    const stage = await atTravellers();
    await tick(stage, 'Anna Berg');
    await addFrida(stage);
    await goOnToDetails(stage);
    await perform(stage, listEventActs(completeTrip, 'flights.reopened'), {});
    await perform(stage, [next], {});
    expect(box('Frida Holm')).toBeChecked();

    await perform(stage, leave.usually, {});
    await perform(stage, [next], {});
    expect(box('Frida Holm')).toBeChecked();
    await goOnToDetails(stage);
    expect(await sentFor(stage)).toEqual([toUuid(20), toUuid(29)]);
  });
});
