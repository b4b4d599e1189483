import { describe, expect, it } from 'vitest';

import { flight, now, trip } from '#tests/kit/customer/trips.ts';

import { comingUp, departsNext, isNextOf, nextIn } from './comingUp.ts';
import { disruptedIn } from './disrupted.ts';

const numbersIn = (coming: readonly { flight: { flightNumber: string } }[]) =>
  coming.map(({ flight: { flightNumber } }) => flightNumber);

const withdrawn = flight('SK1', 'OSL-LHR', '2026-11-21', { cancelled: 1 });
const sunday = flight('SK2', 'OSL-LHR', '2026-11-22');
const monday = flight('SK3', 'LHR-OSL', '2026-11-23');

describe('what comes up', () => {
  it('is no flight that the customer withdrew', () => {
    const trips = [trip('withdrawn', [withdrawn]), trip('sunday', [sunday])];

    expect(numbersIn(comingUp(trips, now))).toEqual(['SK2']);
    expect(nextIn(trips, now)?.flight.flightNumber).toBe('SK2');
  });

  it('is, of a trip without its first flight, the next one, in its turn', () => {
    const trips = [trip('half', [withdrawn, monday]), trip('sunday', [sunday])];

    expect(numbersIn(comingUp(trips, now))).toEqual(['SK2', 'SK3']);
  });

  it('is a flight before the one that needs its customer, and none that does', () => {
    const late = { ...monday, alerted: 1 };

    expect(numbersIn(comingUp([trip('out', [sunday, late]), trip('late', [late])], now))).toEqual(['SK2']);
  });

  it('is nothing of a trip whose flight back was withdrawn when one had flown out', () => {
    const flown = flight('SK0', 'OSL-LHR', '2026-11-18', { departed: 1 });

    expect(comingUp([trip('half', [flown, withdrawn])], now)).toEqual([]);
  });
});

describe('what is disrupted', () => {
  it('begins with what has yet to leave: a cancelled flight never does', () => {
    const old = flight('SK4', 'OSL-LHR', '2026-11-10', { cancelled: 1, alerted: 1 });
    const [late, later] = [sunday, monday].map((each) => ({ ...each, alerted: 1 }));
    const trips = [old, later, late].flatMap((each) => (each ? [trip(each.flightNumber, [each])] : []));

    expect(numbersIn(disruptedIn(trips, now))).toEqual(['SK2', 'SK3', 'SK4']);
  });
});

describe('the next departure', () => {
  const late = (delayDate: string) => ({
    __typename: 'TripAlert' as const,
    alertId: 'late',
    flightId: null,
    alertType: 'DELAY',
    delayDate,
    created: '2026-11-19T20:00:00Z',
  });
  const today = flight('SK5', 'OSL-LHR', '2026-11-20', { alerted: 1 });
  const trips = (delayDate: string) => [
    trip('sunday', [sunday]),
    trip('today', [today], { alerts: [late(delayDate)] }),
    trip('off', [flight('SK6', 'OSL-LHR', '2026-11-20', { cancelled: 1, alerted: 1 })]),
    trip('withdrawn', [withdrawn]),
  ];

  it.each([
    ['a late flight that leaves before all others', '2026-11-20 15:00', 'SK5'],
    ['none that is late beyond the others', '2026-11-22 15:00', 'SK2'],
    ['none whose time is over, though nobody said that it left', '2026-11-20 07:00', 'SK2'],
  ])('is %s', (_, delayDate, number) => {
    expect(departsNext(trips(delayDate), now)?.flight.flightNumber).toBe(number);
  });

  it('is a flight of a trip of which a later one is late', () => {
    const trips = [trip('half', [sunday, { ...monday, alerted: 1 }])];

    expect(departsNext(trips, now)?.flight.flightNumber).toBe('SK2');
  });

  it.each([
    ['2026-11-20 15:00', false],
    ['2026-11-22 15:00', true],
  ])(
    'is the one about which nothing is to be done only where the late one leaves after it: %s',
    (delayDate, isNext) => {
      const next = nextIn(trips(delayDate), now);

      expect(next?.flight.flightNumber).toBe('SK2');
      expect(next && isNextOf(trips(delayDate), next, now)).toBe(isNext);
    },
  );

  it('is none of flights that are off', () => {
    expect(departsNext(trips('2026-11-20 07:00').slice(1), now)).toBeUndefined();
  });
});
