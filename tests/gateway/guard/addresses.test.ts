import { expect, it } from 'vitest';

import { addressOf } from '#gateway/guard/stranger.ts';

const of = (ip: string) => addressOf({ ip });

it('is said of an address the second time as the first, however many come between', () => {
  const numbers = Array.from({ length: 10_000 }, (_, at) => `198.51.${at >> 8}.${at & 255}`);
  expect(of('2001:DB8:1:2::1')).toBe('2001:db8:1:2::');
  expect(numbers.map(of)).toEqual(numbers);
  expect(numbers.map(of)).toEqual(numbers);
  expect(of('2001:DB8:1:2::1')).toBe('2001:db8:1:2::');
  expect(of('2001:db8:1:2:ffff::1')).toBe('2001:db8:1:2::');
});

it('counts by its beginning whatever is longer than an address', () => {
  const long = 'X'.repeat(64);
  expect([of(`${long}1`), of(`${long}2`), of(`${long}1`)]).toEqual(Array(3).fill(long.toLowerCase()));
});
