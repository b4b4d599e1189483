import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createPageClock } from '../lib/time/clock.ts';
import { advance } from './followClock.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['is right', 0],
  ['is a day behind', -86_400_000],
  ['is a year ahead', 31_536_000_000],
])('follows the server although the clock of the browser %s', (_, wrongBy) => {
  vi.setSystemTime(noon + wrongBy);
  const clock = createPageClock(noon);
  expect(clock.now()).toBe(noon);

  vi.advanceTimersByTime(90_000);
  expect(clock.now()).toBe(noon + 90_000);
});

it.each([
  ['an hour ahead', 3_600_000, true],
  ['a minute ahead', 60_000, false],
  ['an hour behind', -3_600_000, false],
])('advances for a server that is %s: %i ms, %s', (_, by, isAhead) => {
  vi.setSystemTime(noon);
  const clock = createPageClock(noon);

  expect(advance(clock, noon + by)).toBe(isAhead);
  expect(clock.now()).toBe(isAhead ? noon + by : noon);
});
