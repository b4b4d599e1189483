import { expect, it, vi } from 'vitest';

let isDone = false;

it('gives a test its own clock, on which a callback is delayed', () => {
  vi.useFakeTimers();
  window.setTimeout(() => {
    isDone = true;
  }, 300);

  expect(isDone).toBe(false);
});

it('runs delayed callbacks before the clock is removed', () => {
  expect(isDone).toBe(true);
});
