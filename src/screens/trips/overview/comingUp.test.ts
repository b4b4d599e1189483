import { describe, expect, it } from 'vitest';

import { flight, now, trip } from '#tests/kit/customer/trips.ts';

import { comingUp, nextIn } from './comingUp.ts';
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
