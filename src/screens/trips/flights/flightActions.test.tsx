import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tell } from '#src/lib/tell.ts';
import { trips } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { settle } from '#tests/kit/portal.tsx';
import { open, pass } from '#tests/kit/screens/atTrip.tsx';

preload();

const reportButtons = () => screen.queryAllByRole('button', { name: /^(Update status|Late or cancelled)/ });

describe('the actions on a flight', () => {
  it.each([
    ['alerted, with the feature', 't-delay', 'SK102', true, 1],
    ['alerted, without the feature', 't-delay', 'SK102', false, 0],
    ['not alerted, with the feature', 't-sched', 'SK101', true, 0],
    ['not alerted, without the feature', 't-sched', 'SK101', false, 0],
  ])('include its options: %s', async (_, tripId, flight, hasFeature, count) => {
    const accessProfile = hasFeature ? [{ feature: 'customer-travel-resolutions', accessRights: [] }] : [];
    await open(tripId, { session: { accessProfile } });

    const buttons = within(pass(flight)).queryAllByRole('button', { name: `See your options for flight ${flight}` });
    expect(buttons).toHaveLength(count);
    for (const button of buttons) expect(button).toBeEnabled();
  });

  it.each([
    ['to say how it stands, where nobody monitors it', 't-unmon', 'Update status of flight SK111'],
    ['to say unasked that it is late', 't-sched', 'Late or cancelled? Tell us about flight SK101'],
    ['the same of one that is late already', 't-delay', 'Late or cancelled? Tell us about flight SK102'],
    ['the same of one that is cancelled', 't-canc', 'Late or cancelled? Tell us about flight SK107'],
  ])('are %s', async (_, tripId, name) => {
    await open(tripId);

    expect(reportButtons()).toHaveLength(1);
    expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('are none for a withdrawn flight, which says that it is not covered', async () => {
    await open('t-canc0');

    expect(reportButtons()).toEqual([]);
    expect(within(pass('SK108')).getByText('Not covered')).toBeVisible();
    expect(within(pass('SK108')).getByText('Scheduled')).toBeVisible();
  });

  it.each(['t-unmon', 't-sched'])('are disabled for a read-only user, with the reason: %s', async (tripId) => {
    await open(tripId, { session: { roles: { USER: { write: false } } } });
    const [button] = reportButtons();

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(
      'You can view this flight, but you can’t report a delay or cancellation.',
    );
    await userEvent.setup().click(button as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['of one that has left', 't-dep', {}],
    [
      'where the portal is there for what makes up for a disruption alone',
      't-sched',
      { flags: { resolutionOnly: true } },
    ],
  ])('include no report %s', async (_, tripId, given) => {
    await open(tripId, given);

    expect(reportButtons()).toEqual([]);
  });
});

describe('the reports about a flight', () => {
  it.each([
    ['that leaves later', 't-delay', 'SK102', 'Delayed 3 h'],
    ['that there is nothing left to say of', 't-canc', 'SK107', 'Cancelled'],
  ])('appear beside it with its current status: for one %s', async (_, tripId, number, state) => {
    await open(tripId);
    const timesIn = (place: HTMLElement) =>
      within(place)
        .getAllByText(/^\d\d:\d\d$/)
        .map(({ textContent }) => textContent);
    const times = timesIn(pass(number));
    await userEvent.setup().click(reportButtons()[0] as HTMLElement);

    const dialog = await screen.findByRole('dialog', { name: 'Report a delay or cancellation' });
    expect(within(dialog).getByText(number)).toBeVisible();
    expect(within(dialog).getByText(state)).toBeVisible();
    expect(timesIn(dialog)).toEqual(times);
  });
});

describe('a flight that is being updated', () => {
  const update = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const opened = await open('t-unmon');
    opened.gateway.asked.length = 0;
    act(() => tell(opened.portal.app, 'flights', { type: 'flights.touched', flightIds: ['flight-SK111'] }));
    return opened;
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('spins on its pass only, and cannot be reported meanwhile', async () => {
    await update();

    expect(pass('SK111')).toHaveAttribute('data-state', 'spinning');
    expect(within(pass('SK111')).getByRole('progressbar')).toHaveAccessibleName('Updating status');
    expect(within(pass('SK111')).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('is read again after eight seconds and shows the new status', async () => {
    const { gateway } = await update();
    const updated = trips.map((each) =>
      each.tripId === 't-unmon'
        ? { ...each, flights: each.flights.map((one) => ({ ...one, cancelled: 1, alerted: 1 })) }
        : each,
    );
    gateway.answer('Trips', { trips: updated });
    const release = gateway.hold('Trips');

    await wait(7_000);
    expect(gateway.asked).toEqual([]);

    await wait(1_000);
    expect(gateway.asked).toEqual(['Trips']);
    expect(pass('SK111')).toHaveAttribute('data-state', 'reloading');
    expect(screen.getByRole('progressbar', { name: 'Loading the latest' })).toBeInTheDocument();

    release();
    await settle();
    expect(pass('SK111')).toHaveAttribute('data-state', 'idle');
    expect(within(pass('SK111')).getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('stops spinning after a failed read, unchanged', async () => {
    const { gateway } = await update();
    gateway.lose('Trips');

    await wait(8_000);
    await settle();

    expect(pass('SK111')).toHaveAttribute('data-state', 'idle');
    expect(within(pass('SK111')).getByText('Scheduled')).toBeVisible();
    expect(within(pass('SK111')).getByRole('button', { name: /^Update status/ })).toBeVisible();
  });
});
