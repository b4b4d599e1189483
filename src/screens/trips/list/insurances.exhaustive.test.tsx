import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { policies as held } from '#tests/kit/customer/account.ts';
import { flight, now, trip } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { Insurances } from '../Insurances.tsx';

const idsIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>('[data-trip]')].map(({ dataset }) => dataset.trip);
const rowOf = (tripId: string) => document.querySelector(`[data-trip="${tripId}"]`) as HTMLElement;
const part = (name: string) => screen.getByRole('region', { name });
const folded = (title: string) => screen.getByRole('heading', { name: title }).closest('details') as HTMLElement;
const manyTrips = Array.from({ length: 45 }, (_, index) =>
  trip(`t-${index}`, [flight(`SK${200 + index}`, 'OSL-LHR', '2026-12-01')]),
);

describe('my insurances', () => {
  it('lists urgent trips first, then upcoming ones, the nearest first', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(idsIn(part('Needs your attention'))).toEqual(['t-canc', 't-delay', 't-two']);
    expect(idsIn(part('Upcoming'))).toEqual(['t-unmon', 't-sched', 't-return', 't-multi']);
    expect(screen.getByText('3 trips need your attention. 4 upcoming trips.')).toBeVisible();
  });

  it('includes the outbound flight of a trip whose return flight is disrupted', async () => {
    const trips = [
      trip('t-both', [flight('SK1', 'OSL-LHR', '2026-11-23'), flight('SK2', 'LHR-OSL', '2026-12-02', { alerted: 1 })]),
    ];
    await openPortal({ now, answers: { Trips: { trips } } }).show(<Insurances />);

    expect(part('Needs your attention')).toHaveTextContent(/2\s*Dec.*SK2/);
    expect(part('Upcoming')).toHaveTextContent(/23\s*Nov.*SK1/);
    expect(part('Upcoming')).not.toHaveTextContent('SK2');
  });

  it('says that no other trip is upcoming if all of them are urgent', async () => {
    const trips = [trip('t-late', [flight('SK1', 'OSL-LHR', '2026-11-23', { alerted: 1 })])];
    await openPortal({ now, answers: { Trips: { trips } } }).show(<Insurances />);

    expect(screen.getByText('One trip needs your attention. No other upcoming trips.')).toBeVisible();
  });

  it('folds past trips, the newest first, with their number', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(idsIn(folded('Past'))).toEqual(['t-delay9', 't-delay10', 't-depdel', 't-dep', 't-depcanc']);
    expect(folded('Past')).not.toHaveAttribute('open');
    expect(within(folded('Past')).getByText('5 trips')).toBeVisible();

    await userEvent.click(screen.getByRole('heading', { name: 'Past' }));

    expect(folded('Past')).toHaveAttribute('open');
  });

  it('separates upcoming uninsured trips from past ones, the next first', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(idsIn(folded('No longer insured'))).toEqual(['t-canc0', 't-gone']);
    expect(folded('No longer insured')).not.toHaveAttribute('open');
    expect(within(folded('No longer insured')).getByText('2 trips')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Needs your attention',
      'Upcoming',
      'No longer insured',
      'Past',
    ]);
  });

  it('marks no trip as urgent for a customer who may not choose', async () => {
    await openPortal({ now, session: { accessProfile: [] } }).show(<Insurances />);

    expect(screen.queryByRole('region', { name: 'Needs your attention' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^See your options/ })).not.toBeInTheDocument();
    expect(screen.getByText('7 upcoming trips.')).toBeVisible();
  });

  it.each([
    ['t-sched', 'Scheduled'],
    ['t-delay', 'Delayed 3 h'],
    ['t-delay9', 'Departed'],
    ['t-delay10', 'Departed'],
    ['t-depdel', 'Departed and Delayed'],
    ['t-dep', 'Departed'],
    ['t-canc', 'Cancelled'],
    ['t-canc0', 'Scheduled'],
    ['t-depcanc', 'Departed'],
    ['t-unmon', 'Scheduled'],
    ['t-two', 'Delayed 4 h'],
  ])('shows the flight of %s: %s', async (tripId, state) => {
    await openPortal({ now }).show(<Insurances />);

    expect(within(rowOf(tripId)).getByText(state, { exact: true })).toBeInTheDocument();
  });

  it.each([
    ['t-sched', '30 Nov OSL to LHR Mon 10:00 Oslo time SK101 Anna Berg Scheduled'],
    ['t-unmon', '21 Nov OSL to LHR Sat 13:00 Oslo time in 28\u00a0h SK111 Anna Berg Scheduled'],
    ['t-delay', '20 Nov OSL to LHR Fri was 13:00 16:00 Oslo time in 7\u00a0h SK102 Anna Berg Delayed 3\u00a0h'],
    ['t-canc', '20 Nov OSL to LHR Fri was 13:00 Oslo time SK107 Anna Berg Cancelled'],
    ['t-return', '4 Dec OSL to JFK to OSL Fri 13:00 Oslo time, back Fri 11 Dec SK112 Anna Berg Scheduled'],
    [
      't-multi',
      '20 Dec OSL to CDG to LHR JFK to OSL Sun 13:00 Oslo time, 3 flights until Wed 30 Dec SK114 Anna Berg Scheduled',
    ],
    ['t-canc0', '23 Nov OSL to LHR Mon 13:00 Oslo time removed, no longer covered SK108 Anna Berg Scheduled'],
    ['t-gone', '26 Nov OSL to LHR No flights on this trip are insured any more.'],
  ])('has %s in a line that opens its page', async (tripId, line) => {
    await openPortal({ now }).show(<Insurances />);
    const [link] = within(rowOf(tripId)).getAllByRole('link', { hidden: true });

    expect(link).toHaveAccessibleName(line);
    expect(link).toHaveAttribute('href', `/insurance/${tripId}`);
  });

  it('says that the next flight of a return trip is the return flight', async () => {
    const trips = [
      trip(
        't-back',
        [
          { ...flight('SK112', 'OSL-JFK', '2026-11-18'), departed: 1 },
          { ...flight('SK113', 'JFK-OSL', '2026-12-11'), direction: 'inbound' as const },
        ],
        { type: 'return' },
      ),
    ];
    await openPortal({ now, answers: { Trips: { trips } } }).show(<Insurances />);

    const [link] = within(rowOf('t-back')).getAllByRole('link', { hidden: true });
    expect(link).toHaveAccessibleName(/^11 Dec OSL to JFK to OSL Fri 07:00 New York time, the flight back SK113/);
  });

  it('has a link to the options beside an urgent trip', async () => {
    await openPortal({ now }).show(<Insurances />);

    const links = screen.getAllByRole('link', { name: /^See your options for flight/ });
    expect(links.map((link) => link.closest<HTMLElement>('[data-trip]')?.dataset.trip)).toEqual([
      't-canc',
      't-delay',
      't-two',
    ]);
    await userEvent.click(links[1] as HTMLElement);

    expect(screen.getByTestId('address')).toHaveTextContent(
      '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
    );
  });

  it('updates no status, which only the page of a trip does', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(screen.queryByRole('button', { name: /^Update status/, hidden: true })).not.toBeInTheDocument();
  });

  it.each([
    [1, 'POL-ACTIVE: Can’t cover any more trips'],
    [2, 'None of your policies can insure a trip right now. You’ll find them on the overview.'],
  ])('offers no further trip if none of %i policies accepts one, with the reason', async (count, why) => {
    const policies = Array.from({ length: count }, () => ({
      ...(held.policies[1] as (typeof held.policies)[number]),
      blockedBy: 'MAX_TRIPS_EXCEEDED',
    }));
    await openPortal({ now, answers: { Policies: { policies } } }).show(<Insurances />);

    expect(screen.queryByRole('link', { name: 'Insure a trip' })).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Insure a trip' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(why);
  });

  it('says until when an insurance can be cancelled and links to the key facts', async () => {
    await openPortal({ now }).show(<Insurances />);

    expect(
      screen.getByText(
        'You can cancel a trip’s insurance until one of its flights has left or is reported late or cancelled.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the key facts' })).toHaveAttribute('href', '/key-facts');
  });

  it('shows twenty trips, and more on request', async () => {
    await openPortal({ now, answers: { Trips: { trips: manyTrips } } }).show(<Insurances />);
    expect(idsIn(document.body)).toHaveLength(20);

    await userEvent.click(screen.getByRole('button', { name: 'Show 20 more of 25' }));

    expect(idsIn(document.body)).toHaveLength(40);
    expect(document.activeElement).toContainElement(rowOf('t-20'));

    await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));

    expect(idsIn(document.body)).toHaveLength(45);
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('has no button for a single trip', async () => {
    await openPortal({ now, answers: { Trips: { trips: manyTrips.slice(0, 21) } } }).show(<Insurances />);

    expect(idsIn(document.body)).toHaveLength(21);
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it.each([
    ['es', 'Programado', 'lun 10:00, hora de Oslo'],
    ['fr', 'Prévu', 'lun. 10:00 à Oslo'],
  ] as const)('uses %s', async (language, state, time) => {
    await openPortal({ now, language }).show(<Insurances />);

    expect(within(rowOf('t-sched')).getByText(state)).toBeVisible();
    expect(rowOf('t-sched')).toHaveTextContent(time);
  });
});

describe('my insurances before the first trip', () => {
  const none = { now, answers: { Trips: { trips: [] } } };

  it('invite to insure one', async () => {
    await openPortal(none).show(<Insurances />);

    expect(screen.getByRole('heading', { level: 2, name: 'Where are you going next?' })).toBeVisible();
    expect(screen.getByText('You don’t have any trip insurance yet.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Insure a trip' })).toHaveLength(1);
  });

  it('do not invite a customer without the right', async () => {
    await openPortal({ ...none, session: { accessProfile: [] } }).show(<Insurances />);

    expect(screen.getByRole('heading', { level: 2, name: 'No insured trips yet' })).toBeVisible();
    expect(screen.getByText(/^The company that sold you your cover adds insurance to your account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@sky.test' })).toHaveAttribute('href', 'mailto:help@sky.test');
    expect(screen.queryByRole('link', { name: 'Insure a trip' })).not.toBeInTheDocument();
  });
});
