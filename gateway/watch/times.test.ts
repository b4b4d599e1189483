import { expect, it } from 'vitest';

import { times } from './times.ts';

it('writes what toISOString writes, whichever way the clock goes', () => {
  const start = Date.UTC(2026, 11, 31, 23, 59, 58);
  const clock = [...Array.from({ length: 3_000 }, (_, at) => start + at), start + 7, start - 1_000, start + 86_400_000];
  let at = 0;
  const now = times(() => clock[at++] ?? 0);
  expect(clock.map(now)).toEqual(clock.map((ms) => new Date(ms).toISOString()));
});
