import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { getWaiting, waiting } from './waiting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nobodyLeaves = { onEnd: () => undefined, hasEnded: () => false };

function customer() {
  const listeners: (() => void)[] = [];
  const onEnd = (listener: () => void) => void listeners.push(listener);
  let hasEnded = false;
  const leave = () => {
    hasEnded = true;
    for (const listener of listeners) listener();
  };
  return { exchangeEnd: { onEnd, hasEnded: () => hasEnded }, leave };
}

it('divides the time among the reads of one exchange, and of no other', () => {
  const [one, other] = [{ exchangeEnd: nobodyLeaves }, { exchangeEnd: nobodyLeaves }];
  const first = getWaiting(one, 100);
  vi.advanceTimersByTime(60);
  const second = getWaiting(other, 100);
  expect(getWaiting(one, 100)).toBe(first);

  vi.advanceTimersByTime(40);
  expect([first.ended(), second.ended()]).toEqual([{ kind: 'late' }, undefined]);
  vi.advanceTimersByTime(60);
  expect(second.ended()).toEqual({ kind: 'late' });
});

it('ends when the customer leaves and notifies remaining listeners', () => {
  const { exchangeEnd, leave } = customer();
  const waits = waiting(100, exchangeEnd);
  const heard: unknown[] = [];
  waits.hear((outcome) => heard.push(outcome));
  waits.hear(() => heard.push('nothing'))();
  leave();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual([{ kind: 'lost' }]);
  expect(waiting(100, exchangeEnd).ended()).toEqual({ kind: 'lost' });
});

it('interrupts a pause', async () => {
  const { exchangeEnd, leave } = customer();
  const waits = waiting(100, exchangeEnd);
  const paused = waits.pause(1_000_000);
  leave();
  await expect(paused).resolves.toBeUndefined();
  await expect(waits.pause(1_000_000)).resolves.toBeUndefined();
});
