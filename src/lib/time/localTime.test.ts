import { describe, expect, it } from 'vitest';

import { formatLocalTime } from './localTime.ts';

describe('the local time of a device', () => {
  it.each([
    [0, '2026-12-01T08:30:05+00:00'],
    [-60, '2026-12-01T09:30:05+01:00'],
    [-330, '2026-12-01T14:00:05+05:30'],
    [570, '2026-11-30T23:00:05-09:30'],
  ])('includes the offset of %i minutes behind UTC', (behindUtc, shown) => {
    expect(formatLocalTime(Date.UTC(2026, 11, 1, 8, 30, 5, 700), behindUtc)).toBe(shown);
  });
});
