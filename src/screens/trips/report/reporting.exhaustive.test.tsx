import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addresses } from '#src/lib/addresses.ts';
import { openStage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { anna, toUuid } from '#tests/kit/customer/sky.ts';
import { trips } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { pass } from '#tests/kit/screens/atTrip.tsx';

preload();

const customer = { ...anna, signedInAt: skyPage.now };
const agent = { ...customer, roles: { AGENT: { write: true } }, agentId: toUuid(9) };

/** Reports a delay of an unmonitored flight; the answer is held. */
async function report(session: typeof customer, operation: string, time = '18:00') {
  const stage = await openStage({ path: `${addresses.insurance}/t-unmon`, session, holds: [operation] });
  const { user, wire } = stage;
  await user.click(await screen.findByRole('button', { name: say('trips.update_flight', { flight: 'SK111' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: say('disruption.late') }));
  await user.type(dialog.getByLabelText(say('disruption.time')), time);
  const reason = dialog.queryByRole('textbox', { name: say('disruption.reason') });
  if (reason) await user.type(reason, 'They rang us from the gate');
  await user.click(dialog.getByRole('button', { name: say('disruption.submit') }));
  await until(() => expect(wire.isWaiting(operation)).toBe(true));
  return stage;
}

describe.each([
  ['a customer', customer, 'NotifyAlert'],
  ['an agent', agent, 'RaiseAlert'],
] as const)('a delay that %s reports', (_, session, operation) => {
  it.each([
    [404, 'FLIGHT_NOT_FOUND', 'errors.flight_not_found'],
    [409, 'NO_TRIPS_FOR_FLIGHT', 'errors.no_trips_for_flight'],
    [404, 'TRIP_NOT_FOUND', 'errors.trip_not_found'],
  ] as const)('shows a refusal in its place: %i %s', async (status, code, why) => {
    const { wire } = await report(session, operation);
    wire.refuse(operation, { status, code });
    await settled();

    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('[data-told]')).toHaveTextContent(say(why));
    expect(within(dialog).getByLabelText(say('disruption.time'))).toHaveValue('18:00');
  });

  it('is refused at the time, with the old one, if it is not later', async () => {
    const { wire } = await report(session, operation, '13:00');
    wire.refuse(operation, { status: 409, code: 'INVALID_DATE', fields: { delayDate: 'invalid_date' } });
    await settled();

    expect(await screen.findByLabelText(say('disruption.time'))).toHaveAccessibleDescription(
      /Enter a time after 13:00/,
    );
    expect(screen.getByLabelText(say('disruption.date'))).not.toHaveAccessibleDescription(/don’t match the flight/);
  });

  it('is refused at the day if it does not fit the flight otherwise', async () => {
    const { wire } = await report(session, operation, '13:01');
    wire.refuse(operation, { status: 409, code: 'INVALID_DATE', fields: { delayDate: 'invalid_date' } });
    await settled();

    expect(await screen.findByLabelText(say('disruption.date'))).toHaveAccessibleDescription(/don’t match the flight/);
  });

  it('is too late once the flight has departed, which the page shows and returns the focus', async () => {
    const { wire, user } = await report(session, operation);
    const left = trips.map((trip) => ({ ...trip, flights: trip.flights.map((one) => ({ ...one, departed: 1 })) }));
    wire.prepare('Trips', { trips: left });
    wire.refuse(operation, { status: 409, code: 'FLIGHT_ALERTED' });
    await settled();
    expect(await screen.findByText(say('disruption.departed', { flight: 'SK111' }))).toBeVisible();

    await user.click(screen.getByRole('button', { name: say('disruption.close') }));
    await settled();
    expect(within(pass('SK111')).getByText('Departed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Update status/ })).toBeNull();
    expect(pass('SK111')).toHaveFocus();
  });
});

describe('the consequences of a report for later changes', () => {
  async function choose(choice: 'late' | 'cancelled', session = customer, all = trips) {
    const stage = await openStage({
      path: `${addresses.insurance}/t-unmon`,
      session,
      answers: { Trips: { trips: all } },
    });
    await stage.user.click(
      await screen.findByRole('button', { name: say('trips.update_flight', { flight: 'SK111' }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(say('disruption.locks'))).toBeNull();
    await stage.user.click(dialog.getByRole('radio', { name: say(`disruption.${choice}`) }));
    return dialog;
  }

  it.each(['late', 'cancelled'] as const)('are named before it is sent: %s', async (choice) => {
    const dialog = await choose(choice);

    expect(dialog.getByText(say('disruption.locks'))).toBeVisible();
    expect(dialog.getByText(say('disruption.locks.both'))).toBeVisible();
    const asked = dialog.getByText(say('disruption.locks')).closest('[data-asked]');
    expect(asked?.parentElement).toContainElement(dialog.getByRole('button', { name: say('disruption.submit') }));
  });

  it('are limited to what this customer may change', async () => {
    const right = { feature: 'customer-insurance', accessRights: ['READ', 'UPDATE'] };
    const dialog = await choose('late', { ...customer, accessProfile: [right] });

    expect(dialog.getByText(say('disruption.locks.travellers'))).toBeVisible();
  });

  it('are none if the trip could not be changed before', async () => {
    const gone = trips.map((trip) => ({
      ...trip,
      flights: trip.flights.flatMap((one) => [one, { ...one, flightId: 'before', flightNumber: 'SK1', departed: 1 }]),
    }));
    const dialog = await choose('late', customer, gone);

    expect(dialog.getByLabelText(say('disruption.time'))).toBeVisible();
    expect(dialog.queryByText(say('disruption.locks'))).toBeNull();
  });
});
