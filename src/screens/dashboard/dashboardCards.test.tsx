import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { type CardName, type Cards, listCards } from './cards.ts';
import { Dashboard } from './Dashboard.tsx';
import { Greeting } from './Greeting.tsx';

const names: CardName[] = [
  'NEEDS_YOU_NOW',
  'NEEDS_OWNER',
  'NEXT_TRIP',
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
const named = Object.fromEntries(names.map((name) => [name, () => <p>{name}</p>])) as unknown as Cards;
const cards: Cards = { ...named, GREETING: () => <Greeting />, UNASKED: () => null };
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
    ['travel', {}, ['NEEDS_YOU_NOW', 'NEXT_TRIP', 'TRIPS', 'SUMMARY', 'PASSENGERS', 'PAYMENT_METHODS']],
    [
      'with luggage',
      { luggageInclusion: true },
      ['NEEDS_YOU_NOW', 'NEXT_TRIP', 'TRIPS', 'SUMMARY', 'PASSENGERS', 'PAYMENT_METHODS', 'LUGGAGE'],
    ],
    ['without payouts', { payoutsDisabled: true }, ['NEEDS_YOU_NOW', 'NEXT_TRIP', 'TRIPS', 'SUMMARY', 'PASSENGERS']],
    [
      'of a partner with resolutions only',
      { resolutionOnly: true },
      ['NEEDS_YOU_NOW', 'NEXT_TRIP', 'TRIPS', 'SUMMARY'],
    ],
    ['data monitoring', { dataMonitoring: true }, ['INITIAL_SCAN', 'MONITORED_DATA', 'SUMMARY']],
    ['parametric', { parametric: true }, ['NEEDS_OWNER', 'CLAIMS', 'SUMMARY', 'PAYMENT_METHODS', 'INSURED_ITEMS']],
    [
      'parametric without payouts',
      { parametric: true, payoutsDisabled: true },
      ['NEEDS_OWNER', 'CLAIMS', 'SUMMARY', 'INSURED_ITEMS'],
    ],
  ])('%s', async (_, flags, expected) => {
    expect(listCards({ ...off, ...flags })).toEqual(expected);

    await openPortal({ now, flags }).show(<Dashboard cards={cards} />);
    expect(shownCards()).toEqual(expected);
  });
});

describe('slow cards', () => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')]
      .filter((card) => getComputedStyle(card).visibility !== 'hidden')
      .map(({ dataset }) => dataset.card);

  it('appear as they load, whatever else is pending', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { gateway, show } = openPortal({ now });
    const trips = gateway.hold('Trips');
    const policies = gateway.hold('Policies');
    const passengers = gateway.hold('Passengers');
    await show(<Dashboard cards={cards} />);
    expect(shown()).toEqual(['TRIPS']);

    await act(() => vi.advanceTimersByTimeAsync(3_001));
    expect(shown()).toEqual(['PAYMENT_METHODS', 'TRIPS']);
    passengers();
    await settle();
    expect(shown()).toEqual(['PAYMENT_METHODS', 'PASSENGERS', 'TRIPS']);
    policies();
    await settle();
    expect(shown()).toEqual(['PAYMENT_METHODS', 'PASSENGERS', 'SUMMARY', 'TRIPS']);
    trips();
    await settle();
    expect(shown()).toEqual(['PAYMENT_METHODS', 'PASSENGERS', 'SUMMARY', 'NEEDS_YOU_NOW', 'NEXT_TRIP', 'TRIPS']);
  });
});

it('render no card again while a loaded list is read again', async () => {
  const drawn = vi.fn<() => null>(() => null);
  const { portal, show } = openPortal({ now });
  await show(<Dashboard cards={{ ...cards, SUMMARY: drawn }} />);
  drawn.mockClear();

  await act(async () =>
    portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'PASSENGERS' }),
  );
  await settle();

  expect(drawn).not.toHaveBeenCalled();
});

describe('the greeting', () => {
  it('uses the first name once it is known', async () => {
    const { gateway, show } = openPortal({ now });
    const release = gateway.hold('User');
    await show(<Dashboard cards={cards} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening)$/);

    release();
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), Anna$/);
  });

  it.each([
    ['03:59', 'evening'],
    ['04:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
  ])('depends on the time of day: %s', async (time, part) => {
    await openPortal({ now: Date.parse(`2026-11-20T${time}:00`) }).show(<Dashboard cards={cards} />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Good ${part}, Anna`);
  });

  it.each([
    ['es', /^Viernes, 20 de noviembre/],
    ['fr', /^Vendredi 20 novembre/],
    ['de', /^Freitag, 20. November/],
    ['it', /^Venerdì 20 novembre/],
    ['pt', /^Sexta-feira, 20 de novembro/],
    ['tr', /^20 Kasım Cuma/],
    ['zh', /^11月20日星期五/],
    ['mx', /^Viernes, 20 de noviembre/],
  ] as const)('starts with a capital letter: %s', async (language, day) => {
    await openPortal({ now, language }).show(<Dashboard cards={cards} />);

    expect(await screen.findByText(day)).toBeVisible();
  });

  it("is hidden from an agent, who sees the customer's name instead", async () => {
    await openPortal({ now, session: { agentId: 'agent' } }).show(<Dashboard cards={cards} />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anna’s overview');
  });

  it('sets the title of the browser’s tab', async () => {
    await openPortal({ now }).show(<Dashboard cards={cards} />);

    expect(document.title).toBe('Overview – Sky');
  });
});
