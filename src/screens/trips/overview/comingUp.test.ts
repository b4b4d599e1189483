import { describe, expect, it } from 'vitest';

import { flight, now, trip } from '#tests/kit/customer/trips.ts';

import { comingUp, departsNext, findNextDeparture, isNextDeparture } from './comingUp.ts';
import { listDisruptedFlights } from './disrupted.ts';

const numbersIn = (coming: readonly { flight: { flightNumber: string } }[]) =>
  coming.map(({ flight: { flightNumber } }) => flightNumber);

const withdrawn = flight('SK1', 'OSL-LHR', '2026-11-21', { cancelled: 1 });
const sunday = flight('SK2', 'OSL-LHR', '2026-11-22');
const monday = flight('SK3', 'LHR-OSL', '2026-11-23');

describe('upcoming trips', () => {
  it('skip flights that the customer withdrew', () => {
    const trips = [trip('withdrawn', [withdrawn]), trip('sunday', [sunday])];

    expect(numbersIn(comingUp(trips, now))).toEqual(['SK2']);
    expect(findNextDeparture(trips, now)?.flight.flightNumber).toBe('SK2');
  });

  it('use the second flight of a trip whose first one was withdrawn, sorted by its time', () => {
    const trips = [trip('half', [withdrawn, monday]), trip('sunday', [sunday])];

    expect(numbersIn(comingUp(trips, now))).toEqual(['SK2', 'SK3']);
  });

  it('include a flight before the one that needs an action, but not that one', () => {
    const late = { ...monday, alerted: 1 };

    expect(numbersIn(comingUp([trip('out', [sunday, late]), trip('late', [late])], now))).toEqual(['SK2']);
  });

  it('skip a trip whose return was withdrawn after the outbound flight', () => {
    const flown = flight('SK0', 'OSL-LHR', '2026-11-18', { departed: 1 });

    expect(comingUp([trip('half', [flown, withdrawn])], now)).toEqual([]);
  });
});

describe('disrupted flights', () => {
  it('list future flights before past ones, including cancelled flights that never left', () => {
    const old = flight('SK4', 'OSL-LHR', '2026-11-10', { cancelled: 1, alerted: 1 });
    const [late, later] = [sunday, monday].map((each) => ({ ...each, alerted: 1 }));
    const trips = [old, later, late].flatMap((each) => (each ? [trip(each.flightNumber, [each])] : []));

    expect(numbersIn(listDisruptedFlights(trips, now))).toEqual(['SK2', 'SK3', 'SK4']);
  });
});

describe('next departure', () => {
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

  it('is the first flight of a trip whose later flight is disrupted', () => {
    const trips = [trip('half', [sunday, { ...monday, alerted: 1 }])];

    expect(departsNext(trips, now)?.flight.flightNumber).toBe('SK2');
  });

  it.each([
    ['2026-11-20 15:00', false],
    ['2026-11-22 15:00', true],
  ])('is the flight without an action only if the late one leaves after it: %s', (delayDate, isNext) => {
    const next = findNextDeparture(trips(delayDate), now);

    expect(next?.flight.flightNumber).toBe('SK2');
    expect(next && isNextDeparture(trips(delayDate), next, now)).toBe(isNext);
  });

  it('is undefined if every flight was cancelled, was withdrawn or is past its time', () => {
    expect(departsNext(trips('2026-11-20 07:00').slice(1), now)).toBeUndefined();
  });
});
