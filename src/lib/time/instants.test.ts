import { expect, it, vi } from 'vitest';

import { parseInstant } from './instants.ts';

it.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21T12:00:00', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21 12:00', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21T12:00:00+02:00', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T12:00-0500', '2026-11-21T17:00:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
])('reads %s as %s in every time zone', (moment, instant) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(new Date(parseInstant(moment) ?? 0).toISOString()).toBe(instant);
  vi.unstubAllEnvs();
});

it.each(['', 'tomorrow', '2026-13-45T99:00:00Z'])('rejects %j', (moment) => {
  expect(parseInstant(moment)).toBeNull();
});
