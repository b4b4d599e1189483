import { describe, expect, it } from 'vitest';

import { isDay, isDayAndTime, isInstant, isTime, parseMoment, readDayAndTime, readInstant } from './moments.ts';

describe('a day', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31', '0001-01-01'])('is %s', (text) => expect(isDay(text)).toBe(true));

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-12-32',
    '2026-13-01',
    '0000-00-00',
    '0000-01-01',
    '2026-1-1',
    '',
  ])('is not %j', (text) => expect(isDay(text)).toBe(false));
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['25:10', false],
  ['12:60', false],
  ['9:00', false],
])('recognizes whether %s is a time of day: %s', (text, isOne) => expect(isTime(text)).toBe(isOne));

it.each([
  ['2026-06-11 09:00', true],
  ['2026-06-11 25:10', false],
  ['2026-02-30 09:00', false],
  ['2026-06-11T09:00', false],
])('recognizes whether %s is a day and time: %s', (text, isOne) => expect(isDayAndTime(text)).toBe(isOne));

it.each([
  ['2026-06-11T09:00:00Z', true],
  ['2026-06-11T09:00:00.123+02:00', true],
  ['2026-02-30T09:00:00Z', false],
  ['2026-06-11T25:00:00Z', false],
  ['1', false],
  ['June 2026', false],
])('recognizes whether %s is an instant: %s', (text, isOne) => expect(isInstant(text)).toBe(isOne));

it('reads moments in UTC and rejects invalid ones', () => {
  expect(new Date(parseMoment('2026-06-11', '09:05')).toISOString()).toBe('2026-06-11T09:05:00.000Z');
  expect(new Date(readDayAndTime('2026-06-11 09:05')).toISOString()).toBe('2026-06-11T09:05:00.000Z');
  expect(new Date(readInstant('2026-06-11')).toISOString()).toBe('2026-06-11T00:00:00.000Z');
  expect([parseMoment('2026-02-30', '09:05'), parseMoment('2026-06-11', '25:10')]).toEqual([Number.NaN, Number.NaN]);
  expect([readDayAndTime('2026-02-30 09:05'), readInstant('2026-02-30')]).toEqual([Number.NaN, Number.NaN]);
});
