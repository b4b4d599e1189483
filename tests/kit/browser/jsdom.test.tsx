import { expect, it, vi } from 'vitest';

let isDone = false;

it('gives a test a clock of its own, on which something is put off for a moment', () => {
  vi.useFakeTimers();
  window.setTimeout(() => {
    isDone = true;
  }, 300);

  expect(isDone).toBe(false);
});

it('has what was put off done before the clock is taken away, for nobody could do it after', () => {
  expect(isDone).toBe(true);
});
