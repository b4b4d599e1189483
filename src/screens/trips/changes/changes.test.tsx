import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { withoutCover } from '#rules/trips/trips.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { now, trips } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { open } from '#tests/kit/screens/atTrip.tsx';
import { Insurances } from '../Insurances.tsx';

const edit = () => screen.queryByRole('button', { name: 'Change passengers' });
const cancel = () => screen.queryByRole('button', { name: 'Cancel the insurance' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ask = {
  UpdateTrip: async () => {
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: /^Ben/ }));
    await press('Save');
  },
  DeleteTrip: async () => {
    await press('Cancel this insurance');
    await press('Yes, cancel it');
  },
};
const right = (feature: string, ...accessRights: string[]) => ({
  session: { accessProfile: [{ feature, accessRights }] },
});

describe('the changes of a trip', () => {
  it.each([
    ['with the right on trips to update', right('customer-travel-trips', 'UPDATE'), [true, false]],
    ['with the right on insurance to update', right('customer-insurance', 'UPDATE'), [true, false]],
    ['with the right on trips to delete', right('customer-travel-trips', 'DELETE'), [false, true]],
    ['with the right on insurance to delete', right('customer-insurance', 'DELETE'), [false, true]],
    ['with the right to create alone', right('customer-travel-trips', 'CREATE', 'READ'), [false, false]],
    ['with rights of another feature', right('customer-travel-passengers', 'UPDATE', 'DELETE'), [false, false]],
    ['where disruptions alone are resolved', { flags: { resolutionOnly: true } }, [false, false]],
    ['where nobody is asked who travels', { flags: { passengerSelection: false } }, [false, true]],
    ['where nothing more is sold', { flags: { purchase: false } }, [true, true]],
  ])('%s', async (_, given, [mayEdit, mayCancel]) => {
    await open('t-sched', given);

    expect([edit() !== null, cancel() !== null]).toEqual([mayEdit, mayCancel]);
  });

  it.each(['t-delay', 't-dep', 't-canc', 't-two'])(
    'are impossible once a flight has departed or is disrupted: %s',
    async (id) => {
      await open(id);

      expect([edit(), cancel()]).toEqual([null, null]);
    },
  );

  it.each(['t-gone', 't-canc0'])('are impossible once no flight is insured: %s', async (id) => {
    await open(id);

    expect([edit(), cancel()]).toEqual([null, null]);
    expect(screen.getByRole('region', { name: 'Who was covered' })).toBeVisible();
  });

  it('are disabled for a read-only user, with the reason', async () => {
    await open('t-sched', { session: { roles: { USER: { write: false } } } });

    for (const button of [edit(), cancel()]) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('You can look at this trip, but not change it.');
      await userEvent.click(button as HTMLElement);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  });

  it.each([
    ['who travels', edit, 'UpdateTrip', 'It’s too late to change passengers'],
    ['the insurance', cancel, 'DeleteTrip', 'It’s too late to cancel this insurance'],
  ] as const)('are impossible once the insurer says that it is too late: %s', async (_, button, operation, title) => {
    const { gateway } = await open('t-sched');
    await userEvent.click(button() as HTMLElement);
    gateway.refuse(operation, { status: 409, code: 'FLIGHT_ALERTED' });
    const left = trips.map((trip) => ({ ...trip, flights: trip.flights.map((one) => ({ ...one, departed: 1 })) }));
    gateway.answer('Trips', { trips: left });
    await ask[operation]();

    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent('already left');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the trip' }));
    await settle();
    expect([edit(), cancel()]).toEqual([null, null]);
    // The dialog is still closing.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveFocus());
  });
});

describe('the dialog that cancels an insurance', () => {
  const opened = async (tripId: string, given: Parameters<typeof open>[1] = {}) => {
    const portal = await open(tripId, given);
    await userEvent.click(cancel() as HTMLElement);
    return portal;
  };
  const dialog = () => screen.getByRole('dialog');

  it('shows the insured flights in local time', async () => {
    await opened('t-return');

    const rows = within(dialog()).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'SK112 Oslo to New YorkFri 4 Dec13:00 Oslo time',
      'SK113 New York to OsloFri 11 Dec07:00 New York time',
    ]);
  });

  it('does not show withdrawn flights', async () => {
    const half = trips
      .filter(({ tripId }) => tripId === 't-return')
      .map((trip) => ({
        ...trip,
        flights: trip.flights.map((flight, at) => (at === 0 ? { ...flight, cancelled: 1, alerted: 0 } : flight)),
      }));
    await opened('t-return', { answers: { Trips: { trips: half } } });

    const rows = within(dialog()).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['SK113 New York to OsloFri 11 Dec07:00 New York time']);
  });

  it.each([
    [null, 0],
    [{ phone: '+1 (555) 010-0100', email: 'help@sky.test' }, 2],
  ])("names the partner's contact if there is one: %j", async (contact, links) => {
    await opened('t-sched', { config: { contact } });

    expect(within(dialog()).queryAllByRole('link')).toHaveLength(links);
    if (contact)
      expect(within(dialog()).getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+15550100100');
  });

  it('reads trips and policies again after the cancellation', async () => {
    const { gateway } = await opened('t-sched', { answers: { DeleteTrip: { deleteTrip: true } } });
    gateway.asked.length = 0;

    await ask.DeleteTrip();
    await settle();

    expect([...gateway.asked].sort()).toEqual(['DeleteTrip', 'Policies', 'Trips']);
  });

  it('focuses the harmless button, although links come before it', async () => {
    await opened('t-sched');
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel this insurance' }));
    expect(screen.getByRole('button', { name: 'No, keep it' })).toHaveFocus();
  });

  it.each([
    ['is without the trip', trips.filter(({ tripId }) => tripId !== 't-sched')],
    ['has the trip as cancelled', trips.map((trip) => (trip.tripId === 't-sched' ? withoutCover(trip) : trip))],
  ])('closes by itself if a list that was read meanwhile %s', async (_, read) => {
    const { gateway, portal } = await opened('t-sched');
    gateway.answer('Trips', { trips: read });
    portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'TRIPS' });
    await settle();
    await settle();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/insurance$/);
  });
});

it('lists a cancelled trip as no longer insured, even if the list was read before', async () => {
  const opened = openPortal({ now });
  removeEverywhere(opened.portal, 't-sched');
  await opened.show(<Insurances />);

  const uninsured = screen.getByRole('heading', { name: 'No longer insured' }).closest('details') as HTMLElement;
  expect(uninsured.querySelector('[data-trip=t-sched]')).toHaveTextContent('removed, no longer covered');
  expect(within(screen.getByRole('region', { name: 'Upcoming' })).queryByText('SK101')).toBeNull();
});
