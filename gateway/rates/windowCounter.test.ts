import { expect, it } from 'vitest';

import { createWindowCounter } from './windowCounter.ts';

function counting(most = 3) {
  const clock = { now: 0 };
  return { clock, count: createWindowCounter(1_000, most, () => clock.now) };
}

it('counts each key separately and returns the remaining time', () => {
  const { clock, count } = counting();
  count('a');
  clock.now = 400;
  expect([count('a'), count('b')]).toEqual([
    { times: 2, leftMs: 600 },
    { times: 1, leftMs: 1_000 },
  ]);
});

it('starts again when the window is over, even for a busy key', () => {
  const { clock, count } = counting();
  count('a');
  clock.now = 999;
  expect(count('a')).toEqual({ times: 2, leftMs: 1 });
  clock.now = 1_000;
  expect(count('a')).toEqual({ times: 1, leftMs: 1_000 });
});

it('never drops a key that keeps coming, regardless of other keys', () => {
  const { count } = counting(3);
  for (let at = 1; at <= 100; at += 1) {
    expect(count('a').times).toBe(at);
    count(`other ${at}`);
    count(`another ${at}`);
  }
});

it('drops keys that came long before many others', () => {
  const { count } = counting(3);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) count(key);
  expect(count('a').times).toBe(1);
});
