import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import DashboardPage from '#src/app/pages/inside/DashboardPage.tsx';
import { flight, now, trip, trips } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

describe('the urgent items', () => {
  // Nested lists contain the options of an item.
  const matters = () => {
    const list = screen.getByRole('list', { name: 'Needs your attention' });
    return within(list)
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement === list);
  };
  const said = (element: HTMLElement | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ');

  it('are above the cards: disrupted flights that have not departed, the next one large and first', async () => {
    await openPortal({ now }).show(<DashboardPage />);

    const [first, ...others] = matters();
    expect(said(first)).toMatch(/SK107.*Your flight SK107 is cancelled.*See your options/);
    expect(within(first as HTMLElement).getByRole('heading', { level: 2 })).toBeVisible();
    expect(others.map(said)).toEqual([
      expect.stringMatching(/SK102 Your flight SK102 is delayed Leaves Fri 20 Nov, was 13:00 16:00 Oslo time/),
      expect.stringMatching(/SK118 Your flight SK118 is delayed Leaves Wed 25 Nov, was 13:00 17:00 Oslo time/),
    ]);
    expect(screen.getByText(/3 of your flights are late or cancelled\./)).toBeVisible();
  });

  it('mention the customer to an agent', async () => {
    await openPortal({ now, session: { agentId: 'agent' } }).show(<DashboardPage />);

    expect(screen.getByText(/3 of their flights are late or cancelled\./)).toBeVisible();
    const [first, second] = matters().map(said);
    expect(first).toMatch(/SK107.*Flight SK107 is cancelled/);
    expect(second).toMatch(/SK102 Flight SK102 is delayed/);
    expect(said(document.body)).not.toMatch(/your flight/i);
  });

  it('are the nearest three, then all on request, which receive the focus', async () => {
    const one = trips.filter(({ tripId }) => tripId === 't-delay');
    const many = ['1', '2', '3', '4', '5'].flatMap((nth) =>
      one.map((each) => ({
        ...each,
        tripId: `t-${nth}`,
        flights: each.flights.map((flown) => ({ ...flown, flightId: `f-${nth}`, flightNumber: `SK${nth}` })),
      })),
    );
    await openPortal({ now, answers: { Trips: { trips: many } } }).show(<DashboardPage />);
    expect(matters()).toHaveLength(3);

    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));

    expect(matters()).toHaveLength(5);
    expect(matters()[3]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show all 5' })).not.toBeInTheDocument();
  });

  it('have only one primary button', async () => {
    await openPortal({ now }).show(<DashboardPage />);

    const filled = screen.getAllByRole('link').filter(({ className }) => className.includes('fui-Button'));
    expect(filled.map(({ textContent }) => textContent)).toContain('Insure a trip');
    expect(screen.getByRole('link', { name: 'See your options for flight SK107' })).toBeVisible();
  });

  it('lead to the choice', async () => {
    await openPortal({ now }).show(<DashboardPage />);

    await userEvent.click(screen.getByRole('link', { name: 'See your options for flight SK102' }));

    expect(screen.getByTestId('address')).toHaveTextContent(
      '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
    );
  });

  it('lead to the trip if this user has nothing to choose', async () => {
    await openPortal({ now, session: { accessProfile: [] } }).show(<DashboardPage />);

    expect(screen.queryByRole('link', { name: /^See your options/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the trip of flight SK102' })).toHaveAttribute(
      'href',
      '/insurance/t-delay',
    );
    expect(matters()[0]).toHaveTextContent(/Your flight SK107 is cancelledSee the trip$/);
  });

  describe('the details of the next item', () => {
    const whatThereIs = (options: Parameters<typeof toldCase>[0]) => ({
      answers: { ResolutionOptions: toldCase(options) },
    });

    it('name the options with their value and duration', async () => {
      await openPortal({ now, ...whatThereIs([toldOption('LOUNGE|CASH', { prize: 40 })]) }).show(<DashboardPage />);
      expect(said(matters()[0])).toMatch(
        /Your options\s?A lounge\s?A door code as soon as you confirm\s?Money\s?\$40\.00\s?Within five working days\s?See your options$/,
      );
    });

    it('show the status of the chosen option, and no declined ones', async () => {
      const chosen = toldOption('LOUNGE', { state: { status: 'Requested' } });
      await openPortal({ now, ...whatThereIs([chosen]) }).show(<DashboardPage />);
      expect(said(matters()[0])).toMatch(/Status of your request\s?A lounge\s?In progress\s?See your choice$/);
    });

    it.each([
      ['nothing is left of it', whatThereIs([toldOption('LOUNGE', { state: { status: 'Rejected' } })])],
      ['nobody is shown any of it', whatThereIs([])],
      ['it cannot be read', {}],
    ])('stay general if %s', async (_, answers) => {
      const opened = openPortal({ now, ...answers });
      if (!('answers' in answers)) opened.gateway.lose('ResolutionOptions');
      await opened.show(<DashboardPage />);

      expect(said(matters()[0])).toMatch(/See your options or the status of your request\.\s?See your options$/);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('say that a flight is not known to have departed once its new time has passed', async () => {
      const late = trips.filter(({ tripId }) => tripId === 't-delay');
      const passed = Date.parse('2026-11-20T15:01:00Z');
      await openPortal({ now: passed, answers: { Trips: { trips: late } } }).show(<DashboardPage />);

      expect(screen.getByRole('heading', { name: 'Your flight SK102 was due to leave late' })).toBeInTheDocument();
      expect(said(matters()[0])).toMatch(
        /It was due to leave Fri 20 Nov, 16:00 Oslo time\. We haven’t heard yet whether it has left\./,
      );
    });
  });

  const none = /We don’t know of any delays or cancellations on your flights\./;

  it('are replaced by a message when all is well', async () => {
    const calm = trips.filter(({ flights }) => flights.every(({ alerted }) => alerted === 0));
    await openPortal({ now, answers: { Trips: { trips: calm } } }).show(<DashboardPage />);

    expect(screen.queryByRole('list', { name: 'Needs your attention' })).not.toBeInTheDocument();
    expect(screen.getByText(none)).toBeInTheDocument();
  });

  it('exclude a delay without options, but then the message does not claim that there is none', async () => {
    const known = trips
      .filter(({ tripId }) => tripId === 't-delay')
      .map((one) => ({ ...one, flights: one.flights.map((each) => ({ ...each, alerted: 0 })) }));
    await openPortal({ now, answers: { Trips: { trips: known } } }).show(<DashboardPage />);

    expect(screen.queryByRole('list', { name: 'Needs your attention' })).not.toBeInTheDocument();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    expect(screen.getByText(/One of your flights is late or cancelled\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Next trip' })).toHaveTextContent('Delayed');
  });

  it('count only flights known to be late or cancelled', async () => {
    const unexplained = flight('SK90', 'OSL-LHR', '2026-11-21', { alerted: 1 });
    const late = trips.filter(({ tripId }) => tripId === 't-delay');
    await openPortal({ now, answers: { Trips: { trips: [...late, trip('t-unexplained', [unexplained])] } } }).show(
      <DashboardPage />,
    );

    expect(matters()).toHaveLength(2);
    expect(screen.getByText(/One of your flights is late or cancelled\./)).toBeVisible();
  });

  it('are unknown while the trips cannot be read', async () => {
    const { gateway, show } = openPortal({ now });
    const release = gateway.hold('Trips');
    await show(<DashboardPage />);
    expect(screen.queryByText(none)).not.toBeInTheDocument();

    gateway.lose('Trips');
    release();
    await settle();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    expect(screen.getByText(/We couldn’t check your flights\./)).toBeInTheDocument();
  });
});

describe('the next trip', () => {
  // A delayed flight departs before this one.
  const pass = () => screen.getByRole('region', { name: 'Coming up' });
  const said = () => pass().textContent?.replaceAll(/\s+/g, ' ');

  it('is the first undisrupted one, with route, local time, travellers, cover and remaining time', async () => {
    await openPortal({ now }).show(<DashboardPage />);

    expect(said()).toMatch(/SK111.*Saturday 21st November.*Scheduled/);
    expect(said()).toMatch(/OSL.*13:00.*Oslo time.*LHR.*14:15.*London time/);
    expect(said()).toMatch(
      /Travelling Anna Berg Policy number POL-ACTIVE Covered if late or cancelled, up to \$[\d.]+/,
    );
    expect(said()).toMatch(/Leaves in 28 h.*Sat 21 Nov, 13:00 Oslo time/);
    await userEvent.click(within(pass()).getByRole('link', { name: 'Open this trip' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/insurance\/[^/]+$/);
  });

  it('has its title only if no delayed flight departs before it', async () => {
    const calm = trips.filter(({ flights }) => flights.every(({ alerted }) => alerted === 0));
    await openPortal({ now, answers: { Trips: { trips: calm } } }).show(<DashboardPage />);

    expect(screen.getByRole('region', { name: 'Next trip' })).toHaveTextContent('SK111');
    expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument();
  });

  it('is hidden when all flights have departed', async () => {
    const past = trip('t-past', [flight('SK1', 'OSL-LHR', '2026-11-01', { departed: 1 })]);
    await openPortal({ now, answers: { Trips: { trips: [past] } } }).show(<DashboardPage />);

    expect(screen.queryByRole('region', { name: 'Next trip' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Trips' })).toHaveTextContent('No upcoming flights.');
  });

  it('is a single invitation before the first trip', async () => {
    await openPortal({ now, answers: { Trips: { trips: [] } } }).show(<DashboardPage />);

    expect(screen.getAllByRole('link', { name: 'Insure a trip' })).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Trips' })).not.toBeInTheDocument();
  });
});
