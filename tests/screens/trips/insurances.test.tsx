import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Insurances } from '#src/screens/trips/Insurances.tsx';
import { flight, now, trip, trips } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-trip]')];
const cardOf = (tripId: string) => cards().find((card) => card.dataset.trip === tripId) as HTMLElement;

describe('my insurances', () => {
  it('lists trips by their first departure, newest first', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(cards().map((card) => card.dataset.trip)).toEqual([
      't-multi',
      't-return',
      't-sched',
      't-gone',
      't-two',
      't-canc0',
      't-unmon',
      't-delay',
      't-canc',
      't-delay9',
      't-delay10',
      't-depdel',
      't-dep',
      't-depcanc',
    ]);
  });

  it.each([
    ['t-sched', 'Scheduled'],
    ['t-delay', 'Delayed'],
    ['t-delay9', 'Departed'],
    ['t-delay10', 'Departed'],
    ['t-depdel', 'Departed and Delayed'],
    ['t-dep', 'Departed'],
    ['t-canc', 'Cancelled'],
    ['t-canc0', 'Scheduled'],
    ['t-depcanc', 'Departed'],
    ['t-unmon', 'Scheduled'],
    ['t-two', 'Delayed'],
  ])('says of the flight of %s: %s', async (tripId, state) => {
    await openPortal({ now }).show(<Insurances />);

    expect(within(cardOf(tripId)).getByText(state, { exact: true })).toBeVisible();
  });

  it('shows where a trip leads, who travels, and by which policy', async () => {
    await openPortal({ now }).show(<Insurances />);
    const card = cardOf('t-sched');

    expect(within(card).getByRole('heading', { level: 2 })).toHaveAccessibleName('Single OSL to LHR');
    expect(within(card).getByText('POL-ACTIVE')).toBeVisible();
    expect(within(card).getByText('QX7K2M')).toBeVisible();
    expect(within(card).getByText('Anna Berg')).toBeVisible();
    expect(within(card).getAllByText('30th November 2026')).toHaveLength(2);
    expect(within(card).getByRole('listitem')).toHaveTextContent(
      'SK101 OutboundOslo Gardermoen to London Heathrow30th November 2026, 09:00 UTC',
    );
  });

  it('shows every stop of a trip, and starts again where it is interrupted', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(within(cardOf('t-return')).getByRole('heading')).toHaveAccessibleName('Return OSL to JFK to OSL');
    expect(within(cardOf('t-multi')).getByRole('heading')).toHaveAccessibleName(
      'Several flights OSL to CDG to LHR JFK to OSL',
    );
    expect(within(cardOf('t-return')).getByText('Inbound')).toBeVisible();
  });

  it('says when a delayed flight leaves, by the latest alert', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(cardOf('t-two')).toHaveTextContent('Now leaves: 25th November 2026, 16:00 UTC');
    expect(cardOf('t-depdel')).toHaveTextContent('Left late: 19th November 2026, 12:11 UTC');
    expect(cardOf('t-delay9')).not.toHaveTextContent('late');
  });

  it('does not list a flight that is no longer insured', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(cardOf('t-gone')).not.toHaveTextContent('SK110');
    expect(cardOf('t-gone')).toHaveTextContent('No flight of this trip is insured any more.');
  });

  it('says until when an insurance can be cancelled, and leads to the key facts', async () => {
    await openPortal({ now, config: { cancellationHours: 48 } }).show(<Insurances />);

    expect(screen.getByText('You can cancel an insurance up to 48 hours before departure.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the key facts' })).toHaveAttribute('href', '/key-facts');
  });

  it('says so where there is none', async () => {
    await openPortal({ now, answers: { Trips: { trips: [] } } }).show(<Insurances />);

    expect(screen.getByText('You have no insurance yet.')).toBeVisible();
  });

  it('shows twenty trips, and more for the asking', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      trip(`t-${index}`, [flight(`SK${200 + index}`, 'OSL-LHR', '2026-12-01')]),
    );
    await openPortal({ now, answers: { Trips: { trips: many } } }).show(<Insurances />);
    expect(cards()).toHaveLength(20);

    await userEvent.click(screen.getByRole('button', { name: 'Show 20 more of 25' }));

    expect(cards()).toHaveLength(40);
    expect(document.activeElement).toContainElement(cardOf('t-20'));

    await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));

    expect(cards()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it.each([
    ['es', 'Programado', '30 de noviembre de 2026'],
    ['fr', 'Prévu', '30 novembre 2026'],
  ] as const)('speaks %s', async (language, state, date) => {
    await openPortal({ now, language }).show(<Insurances />);

    expect(within(cardOf('t-sched')).getByText(state)).toBeVisible();
    expect(within(cardOf('t-sched')).getAllByText(date)).toHaveLength(2);
  });
});

describe('what can be done about a flight', () => {
  it('is to choose a remedy, where one is due and the customer may', async () => {
    await openPortal({ now }).show(<Insurances />);

    const links = screen.getAllByRole('link', { name: /^See what to do about flight/ });
    expect(links.map((link) => link.closest<HTMLElement>('[data-trip]')?.dataset.trip)).toEqual([
      't-two',
      't-delay',
      't-canc',
      't-depcanc',
    ]);
    expect(links[1]).toHaveAttribute('href', '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102');

    await userEvent.click(links[1] as HTMLElement);
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
    );
  });

  it('is nothing without that feature', async () => {
    await openPortal({ now, session: { accessProfile: [] } }).show(<Insurances />);

    expect(screen.queryByRole('link', { name: /^Choose/ })).not.toBeInTheDocument();
  });

  it('is to have its state updated, where nobody monitors it', async () => {
    await openPortal({ now }).show(<Insurances />);

    const buttons = screen.getAllByRole('button', { name: /^Update the status/ });
    expect(buttons.map((button) => button.closest<HTMLElement>('[data-trip]')?.dataset.trip)).toEqual(['t-unmon']);
    expect(buttons[0]).toHaveAccessibleName('Update the status of flight SK111');
    expect(buttons[0]).toBeEnabled();
  });

  it('is shown to who may only look, with the reason why it does nothing', async () => {
    const { portal, show } = openPortal({ now, session: { roles: { USER: { write: false } } } });
    await show(<Insurances />);
    const button = screen.getByRole('button', { name: /^Update the status/ });

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You can look at everything here, but not change it.');

    await userEvent.click(button);
    expect(portal.app.getSnapshot().children.flights?.getSnapshot().context.touched).toEqual([]);
  });
});

describe('a flight whose state is updated', () => {
  const row = () => cardOf('t-unmon').querySelector('[data-machine="flightRow"]') as HTMLElement;

  const update = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const opened = openPortal({ now });
    await opened.show(<Insurances />);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    opened.gateway.asked.length = 0;
    await user.click(screen.getByRole('button', { name: /^Update the status/ }));
    return opened;
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('spins in its row alone, and keeps its focus there', async () => {
    await update();

    expect(row()).toHaveAttribute('data-state', 'spinning');
    expect(within(row()).getByRole('progressbar')).toHaveAccessibleName('Updating the status');
    expect(within(row()).queryByRole('button')).not.toBeInTheDocument();
    expect(row()).toHaveFocus();
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

    await pass(7_000);
    expect(gateway.asked).toEqual([]);

    await pass(1_000);
    expect(gateway.asked).toEqual(['Trips']);
    expect(row()).toHaveAttribute('data-state', 'reloading');
    expect(screen.getByRole('progressbar', { name: 'Loading the latest' })).toBeInTheDocument();

    release();
    await settle();
    expect(row()).toHaveAttribute('data-state', 'idle');
    expect(within(row()).getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('stops spinning when the reading fails, and stays as it was', async () => {
    const { gateway } = await update();
    gateway.lose('Trips');

    await pass(8_000);
    await settle();

    expect(row()).toHaveAttribute('data-state', 'idle');
    expect(within(row()).getByText('Scheduled')).toBeVisible();
    expect(within(row()).getByRole('button', { name: /^Update the status/ })).toBeVisible();
  });
});
