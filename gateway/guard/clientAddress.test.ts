import { expect, it } from 'vitest';

import { getClientAddress } from './clientAddress.ts';

const of = (ip: string) => getClientAddress({ ip });

it('returns the same result for an address later, however many come between', () => {
  const numbers = Array.from({ length: 10_000 }, (_, at) => `198.51.${at >> 8}.${at & 255}`);
  expect(of('2001:DB8:1:2::1')).toBe('2001:db8:1::');
  expect(numbers.map(of)).toEqual(numbers);
  expect(numbers.map(of)).toEqual(numbers);
  expect(of('2001:DB8:1:2::1')).toBe('2001:db8:1::');
  expect(of('2001:db8:1:2:ffff::1')).toBe('2001:db8:1::');
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5555', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1::'],
  ['[2001:db8:1:2::1]', '2001:db8:1::'],
  ['2001:db8:1:ff::1', '2001:db8:1::'],
  ['2001:db8:1:100::1', '2001:db8:1:100::'],
  ['fe80::1%eth0', 'fe80::'],
])('counts %s as %s', (ip, expected) => {
  expect(of(ip)).toBe(expected);
});

it('counts text that is longer than an address by its beginning', () => {
  const long = 'X'.repeat(64);
  expect([of(`${long}1`), of(`${long}2`), of(`${long}1`)]).toEqual(Array(3).fill(long.toLowerCase()));
});
