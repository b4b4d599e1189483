import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { trips } from '#tests/kit/customer/trips.ts';
import { settle } from '#tests/kit/portal.tsx';

import { open, pass } from './atTrip.tsx';

describe('what can be done about a flight', () => {
  it('is to choose a remedy, where one is due and the customer may', async () => {
    await open('t-delay');

    expect(within(pass('SK102')).getByRole('link', { name: 'See what to do about flight SK102' })).toHaveAttribute(
      'href',
      '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
    );
  });

  it.each([
    ['where none is due', 't-sched', {}],
    ['without that feature', 't-delay', { session: { accessProfile: [] } }],
  ])('is nothing %s', async (_, tripId, given) => {
    await open(tripId, given);

    expect(screen.queryByRole('link', { name: /^See what to do/ })).not.toBeInTheDocument();
  });

  it('is to have its state updated, where nobody monitors it', async () => {
    await open('t-unmon');

    expect(within(pass('SK111')).getByRole('button', { name: 'Update the status of flight SK111' })).toBeEnabled();
  });

  it.each([
    ['that is monitored', 't-sched', {}],
    ['of who may only look', 't-unmon', { session: { roles: { USER: { write: false } } } }],
  ])('is no update where it would do nothing: a flight %s', async (_, tripId, given) => {
    await open(tripId, given);

    expect(screen.queryByRole('button', { name: /^Update the status/ })).not.toBeInTheDocument();
  });
});

describe('a flight whose state is updated', () => {
  const update = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const opened = await open('t-unmon');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    opened.gateway.asked.length = 0;
    await user.click(screen.getByRole('button', { name: /^Update the status/ }));
    return opened;
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('spins on its pass alone, and keeps its focus there', async () => {
    await update();

    expect(pass('SK111')).toHaveAttribute('data-state', 'spinning');
    expect(within(pass('SK111')).getByRole('progressbar')).toHaveAccessibleName('Updating the status');
    expect(within(pass('SK111')).queryByRole('button')).not.toBeInTheDocument();
    expect(pass('SK111')).toHaveFocus();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('is read again after eight seconds, and shows what came', async () => {
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

  it('stops spinning when the reading fails, and stays as it was', async () => {
    const { gateway } = await update();
    gateway.lose('Trips');

    await wait(8_000);
    await settle();

    expect(pass('SK111')).toHaveAttribute('data-state', 'idle');
    expect(within(pass('SK111')).getByText('Scheduled')).toBeVisible();
    expect(within(pass('SK111')).getByRole('button', { name: /^Update the status/ })).toBeVisible();
  });
});
