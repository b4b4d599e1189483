import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { AddInsuranceDraft } from '#machines/insurance/tripEntries.ts';
import { listEventActs } from '#paths/executors.ts';
import { bought, spec as completeTrip } from '#paths/specs/insurance/completeTrip.ts';
import { confirmPurchase } from '#paths/specs/kit/insuring.ts';
import { continueOfferedDraft, leftAtTravellers, leftUnfinished, out } from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, until } from '#tests/kit/browser/stage.tsx';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const known = { passengerIds: [toUuid(20)], delegatedPassengerId: null, bookingRef: null, key: toUuid(80) };
const [confirm, again] = [confirmPurchase, listEventActs(completeTrip, 'resend.requested')];

preload();

async function goOnTo(draft: AddInsuranceDraft): Promise<Stage> {
  const stage = await openStage(leftUnfinished(draft));
  await continueOfferedDraft(stage);
  return stage;
}

describe('the last pages of insuring a trip', () => {
  it('do not list deleted passengers', async () => {
    await goOnTo(leftAtTravellers);

    const people = within(await screen.findByRole('group', { name: say('insurance.travellers.label') }));

    expect(people.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Anna Berg',
      'Ben Berg',
      'Carla Berg',
    ]);
  });

  it('ask for travellers again if one was deleted meanwhile, and buy nothing', async () => {
    const chosen = { ...known, page: 'details' as const, passengerIds: [toUuid(20), toUuid(22)] };
    const { wire } = await goOnTo({ ...leftAtTravellers, completion: chosen });

    expect(await screen.findByText(say('insurance.travellers.gone'))).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Anna Berg' })).toBeChecked();
    expect(wire.calls('InsureTrip')).toEqual([]);
  });

  it('forget a contact who no longer travels', async () => {
    const { user } = await goOnTo(leftAtTravellers);
    const ben = () => screen.getByRole('checkbox', { name: 'Ben Berg' });
    const contact = (name: string) => screen.getByRole('radio', { name });
    for (const name of ['Anna Berg', 'Ben Berg']) await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(contact('Ben Berg'));

    await user.click(ben());
    await user.click(ben());

    expect(contact('Ben Berg')).not.toBeChecked();
    expect(contact('Anna Berg')).not.toBeChecked();
  });

  it('can clear the contact', async () => {
    const { user } = await goOnTo(leftAtTravellers);
    const nobody = () => screen.getByRole('radio', { name: say('insurance.travellers.contact.nobody') });
    for (const name of ['Anna Berg', 'Ben Berg']) await user.click(await screen.findByRole('checkbox', { name }));
    expect(nobody()).toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'Ben Berg' }));
    expect(nobody()).not.toBeChecked();
    await user.click(nobody());

    expect(screen.getByRole('radio', { name: 'Ben Berg' })).not.toBeChecked();
    expect(nobody()).toBeChecked();
  });

  it.each([
    ['is the one that was bought', 'POL-ACTIVE', 'insurance.done.title'],
    ['is not the one that was bought: a flight may be insured under each', 'POL-NEAR', 'insurance.missing.title'],
  ] as const)('warn of a trip with the same flight under the policy %s', async (_, policyNumber, title) => {
    const { flightNumber, embarkDate, origin } = out;
    const flight = { __typename: 'Flight', flightId: 'flight-SK101', flightNumber, embarkDate, origin };
    const left = leftUnfinished({ ...leftAtTravellers, completion: { ...known, page: 'buying' } });
    await continueOfferedDraft(
      await openStage({
        ...left,
        answers: {
          ...left.answers,
          BoughtTrips: { trips: [{ ...bought, policyNumber, flights: [flight] }] },
        },
      }),
    );

    await until(() => expect(screen.getByRole('heading', { level: 3, name: say(title) })).toBeVisible());
  });

  it.each([
    ['FLIGHT_ALREADY_BOOKED', 409, undefined, ['errors.flight_already_booked']],
    // The insurer's field errors: equal texts appear once, and unknown ones as invalid.
    [
      'MISSING_PARAMS',
      400,
      { policyNumber: 'required', tripType: 'required', bookingRef2: 'odd' },
      ['errors.missing_params', 'validation.required', 'validation.invalid'],
    ],
    [
      'MISSING_PARAMS',
      400,
      { policyNumber: 'validation.invalid_date' },
      ['errors.missing_params', 'validation.invalid_date'],
    ],
  ] as const)('give the reason if a repeated purchase is refused: %s', async (code, status, fields, words) => {
    const stage = await sentAgain();
    stage.wire.refuse('InsureTrip', { status, code, ...(fields && { fields }) });

    const said = [...words, 'errors.general' as const].map((each) => say(each)).join(' ');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('mark the refused field of a repeated purchase until it is changed', async () => {
    const stage = await sentAgain();
    stage.wire.refuse('InsureTrip', { status: 400, code: 'INVALID_PARAMS', fields: { bookingRef: 'invalid' } });

    await until(() => expect(screen.getByRole('alert')).toHaveTextContent(say('validation.booking_reference')));
    expect(reference()).toBeInvalid();
    expect(reference()).toHaveAccessibleDescription(expect.stringContaining(say('validation.booking_reference')));

    await stage.user.type(reference(), 'QX7K2M');
    expect(reference()).toBeValid();
  });

  it.each([['😀'.repeat(25)], ['QX7/K2M'], ['A'.repeat(21)]])(
    'reject a booking reference like %s at its field',
    async (bookingRef) => {
      const stage = await atDetails();

      await perform(stage, confirm, { bookingRef, termsConfirmed: true });

      expect(reference()).toHaveValue(bookingRef);
      expect(reference()).toHaveAccessibleDescription(expect.stringContaining(say('validation.booking_reference')));
      expect(stage.wire.calls('InsureTrip')).toEqual([]);
    },
  );

  it('send a booking reference as airlines print it', async () => {
    const stage = await atDetails();

    await perform(stage, confirm, { bookingRef: ' qx7 k2m ', termsConfirmed: true });

    await until(() =>
      expect(stage.wire.calls('InsureTrip')).toMatchObject([{ variables: { trip: { bookingRef: 'QX7K2M' } } }]),
    );
  });

  it('send none if it was typed and cleared again', async () => {
    const stage = await atDetails();
    await stage.user.type(reference(), 'Q');

    await perform(stage, confirm, { bookingRef: '', termsConfirmed: true });

    await until(() =>
      expect(stage.wire.calls('InsureTrip')).toMatchObject([{ variables: { trip: { bookingRef: null } } }]),
    );
  });

  it('mark the booking reference if the insurer rejects it', async () => {
    const stage = await atDetails();
    await perform(stage, confirm, { bookingRef: 'QX7K2M', termsConfirmed: true });
    await until(() => expect(stage.wire.isWaiting('InsureTrip')).toBe(true));

    stage.wire.refuse('InsureTrip', { status: 400, code: 'INVALID_PARAMS', fields: { bookingRef: 'invalid' } });

    await until(() => expect(screen.getByRole('alert')).toHaveTextContent(say('validation.booking_reference')));
    expect(reference()).toHaveAccessibleDescription(expect.stringContaining(say('validation.booking_reference')));
  });
});

const reference = () => screen.getByRole('textbox', { name: say('insurance.details.booking') });

async function sentAgain(): Promise<Stage> {
  const left = leftUnfinished({ ...leftAtTravellers, completion: { ...known, page: 'buying' } });
  const stage = await openStage({ ...left, holds: ['InsureTrip', 'BoughtTrips'] });
  await continueOfferedDraft(stage);
  stage.wire.answer('BoughtTrips', { trips: [] });
  await perform(stage, again, {});
  return stage;
}

async function atDetails(): Promise<Stage> {
  const left = leftUnfinished({ ...leftAtTravellers, completion: { ...known, page: 'details' } });
  const stage = await openStage({ ...left, holds: ['InsureTrip'] });
  await continueOfferedDraft(stage);
  return stage;
}
