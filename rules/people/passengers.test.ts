import { describe, expect, it } from 'vitest';

import { byName, fullName, isFull, listActivePassengers, mostPassengers } from './passengers.ts';

const people = (count: number, active = 1) => Array.from({ length: count }, () => ({ active }));

describe('the passengers of an account', () => {
  it('exclude deleted ones', () => {
    expect(listActivePassengers([...people(2), ...people(1, 0)])).toEqual(people(2));
  });

  it.each([
    [mostPassengers - 1, 0, false],
    [mostPassengers, 0, true],
    [mostPassengers - 1, 1, false],
    [mostPassengers + 1, 0, true],
  ])('%i, and %i deleted ones, fill it: %s', (present, gone, full) => {
    expect(isFull([...people(present), ...people(gone, 0)])).toBe(full);
  });

  it.each([
    ['en', ['Ana Zorn', 'Ángel Moe', 'ben Berg', 'Ben Zorn', 'Zoë Abel']],
    ['sv', ['Ana Zorn', 'Ángel Moe', 'ben Berg', 'Ben Zorn', 'Zoë Abel']],
    ['sv', ['Zoë Abel', 'Åsa Berg', 'Örjan Berg']],
    ['de', ['Åsa Berg', 'Örjan Berg', 'Zoë Abel']],
  ])('are sorted by name in the order of %s', (locale, names) => {
    const shuffled = [...names].reverse().map((name) => {
      const [first = '', surname = ''] = name.split(' ');
      return { name: first, surname };
    });
    expect(byName(shuffled, locale).map(fullName)).toEqual(names);
  });
});
