import { describe, expect, it } from 'vitest';

import { getMaxTravellers, travellersProblem } from './travellers.ts';

const flights = [{ totalPassengers: 9 }, { totalPassengers: 4 }];
const none: typeof flights = [];

describe('the number of travellers', () => {
  it.each([
    ['no maximum, and flights that take 9 and 4', 0, flights, 4],
    ['less than the flights take', 3, flights, 3],
    ['as many as the smaller flight takes', 4, flights, 4],
    ['more than the flights take', 8, flights, 4],
    ['1, where flights are not asked about', 1, none, 1],
    ['2, where flights are not asked about', 2, none, 2],
  ])('is limited for %s', (_, maxInsured, of, most) => {
    const trip = { flights: of, maxInsured, isEmployee: false };

    expect(getMaxTravellers(trip)).toBe(most);
    expect(travellersProblem(0, trip)).toBe('validation.one_passenger');
    if (most > 1) expect(travellersProblem(most - 1, trip)).toBeNull();
    expect(travellersProblem(most, trip)).toBeNull();
    expect(travellersProblem(most + 1, trip)).toBe('validation.max_passengers');
    expect(travellersProblem(most + 1, { ...trip, isEmployee: true })).toBeNull();
  });

  it.each([0, -1])('has no maximum under a policy for %i if flights are not asked about', (maxInsured) => {
    const trip = { flights: none, maxInsured, isEmployee: false };

    expect(travellersProblem(0, trip)).toBe('validation.one_passenger');
    expect(travellersProblem(100, trip)).toBeNull();
  });
});
