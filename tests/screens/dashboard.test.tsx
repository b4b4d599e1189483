import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { type CardName, type Cards, cardsOf } from '#src/screens/dashboard/cards.ts';
import { Dashboard } from '#src/screens/dashboard/Dashboard.tsx';
import { now, trips } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

const names: CardName[] = [
  'INITIAL_SCAN',
  'TRIPS',
  'SUMMARY',
  'LUGGAGE',
  'PASSENGERS',
  'PAYMENT_METHODS',
  'MONITORED_DATA',
  'INSURED_ITEMS',
  'CLAIMS',
];
const cards = Object.fromEntries(names.map((name) => [name, () => <p>{name}</p>])) as unknown as Cards;
const shownCards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card);

const off = {
  parametric: false,
  dataMonitoring: false,
  payoutsDisabled: false,
  luggageInclusion: false,
  resolutionOnly: false,
};

describe('the cards of a dashboard', () => {
  it.each<[string, Partial<typeof off>, CardName[]]>([
    ['travel', {}, ['SUMMARY', 'TRIPS', 'PASSENGERS', 'PAYMENT_METHODS']],
    ['with luggage', { luggageInclusion: true }, ['SUMMARY', 'TRIPS', 'LUGGAGE', 'PASSENGERS', 'PAYMENT_METHODS']],
    ['without payouts', { payoutsDisabled: true }, ['SUMMARY', 'TRIPS', 'PASSENGERS']],
    ['of a partner with resolutions only', { resolutionOnly: true }, ['SUMMARY', 'TRIPS']],
    ['data monitoring', { dataMonitoring: true }, ['INITIAL_SCAN', 'SUMMARY', 'MONITORED_DATA']],
    ['parametric', { parametric: true }, ['SUMMARY', 'PAYMENT_METHODS', 'INSURED_ITEMS', 'CLAIMS']],
    ['parametric without payouts', { parametric: true, payoutsDisabled: true }, ['SUMMARY', 'INSURED_ITEMS', 'CLAIMS']],
  ])('%s', async (_, flags, expected) => {
    expect(cardsOf({ ...off, ...flags })).toEqual(expected);

    await openPortal({ now, flags }).show(<Dashboard cards={cards} />);
    expect(shownCards()).toEqual(expected);
  });
});

describe('the greeting', () => {
  it('is by the first name, once it is known', async () => {
    const { gateway, show } = openPortal({ now });
    const release = gateway.hold('User');
    await show(<Dashboard cards={cards} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Hello$/);

    release();
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Hello, Anna$/);
  });

  it('names the page in the browser’s tab', async () => {
    await openPortal({ now }).show(<Dashboard cards={cards} />);

    expect(document.title).toBe('Overview – Sky');
  });
});

describe('what needs the customer now', () => {
  const notices = () => within(screen.getByRole('list', { name: 'Needs you now' })).getAllByRole('listitem');

  it('stands above the cards: disrupted flights that have not left, the next one first', async () => {
    await openPortal({ now }).show(<Dashboard cards={cards} />);

    expect(notices().map((notice) => notice.textContent)).toEqual([
      'Your flight SK107 is cancelled Oslo Gardermoen to London Heathrow. See what to do',
      'Your flight SK102 is delayed Oslo Gardermoen to London Heathrow. It now leaves on 20th November 2026 at 15:00 UTC.See what to do',
      'Your flight SK118 is delayed Oslo Gardermoen to London Heathrow. It now leaves on 25th November 2026 at 16:00 UTC.See what to do',
    ]);
    const [card] = document.querySelectorAll('[data-card]');
    const order = notices()[0]?.compareDocumentPosition(card as Node) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leads to the choice', async () => {
    await openPortal({ now }).show(<Dashboard cards={cards} />);

    await userEvent.click(screen.getByRole('link', { name: 'See what to do about flight SK102' }));

    expect(screen.getByTestId('address')).toHaveTextContent(
      '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
    );
  });

  it('leads to the trip where there is nothing to choose for this person', async () => {
    await openPortal({ now, session: { accessProfile: [] } }).show(<Dashboard cards={cards} />);

    expect(screen.queryByRole('link', { name: /^Choose/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the trip of flight SK102' })).toHaveAttribute('href', '/insurance');
  });

  const none = 'We know of no delay or cancellation of your flights.';

  it('is nothing when all is well, and that is said', async () => {
    const calm = trips.filter(({ flights }) => flights.every(({ alerted }) => alerted === 0));
    await openPortal({ now, answers: { Trips: { trips: calm } } }).show(<Dashboard cards={cards} />);

    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByText(none)).toBeInTheDocument();
  });

  it('is not known while nobody could ask', async () => {
    const { gateway, show } = openPortal({ now });
    const release = gateway.hold('Trips');
    await show(<Dashboard cards={cards} />);
    expect(screen.queryByText(none)).not.toBeInTheDocument();

    gateway.lose('Trips');
    release();
    await settle();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    expect(screen.getByText('We couldn’t check your flights for delays and cancellations.')).toBeInTheDocument();
  });
});
