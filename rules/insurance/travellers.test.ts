import { describe, expect, it } from 'vitest';

import { travellersOn, travellersProblem } from './travellers.ts';

const flights = [{ totalPassengers: 9 }, { totalPassengers: 4 }];

describe('of those who travel', () => {
  it.each([
    [0, 4],
    [3, 3],
    [4, 4],
    [8, 4],
  ])('a policy for %i at most and the flights take %i', (maxInsured, most) => {
    const trip = { flights, maxInsured, isEmployee: false };

    expect(travellersOn(trip)).toBe(most);
    expect(travellersProblem(0, trip)).toBe('validation.one_passenger');
    expect(travellersProblem(most - 1, trip)).toBeNull();
    expect(travellersProblem(most, trip)).toBeNull();
    expect(travellersProblem(most + 1, trip)).toBe('validation.max_passengers');
    expect(travellersProblem(most + 1, { ...trip, isEmployee: true })).toBeNull();
  });
});
