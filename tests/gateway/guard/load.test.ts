import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadOf } from '#gateway/guard/load.ts';

/** By how much the event loop is late, in milliseconds; the histogram counts its own resolution in. */
const loop = vi.hoisted(() => ({ lateMs: 0 }));
vi.mock('node:perf_hooks', () => ({
  monitorEventLoopDelay: ({ resolution }: { resolution: number }) => ({
    enable: () => {},
    disable: () => {},
    reset: () => {},
    get mean() {
      return (loop.lateMs + resolution) * 1e6;
    },
  }),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Looks at the loop once for each lateness, and says after each how late it takes it to be. */
function seen(...latenesses: number[]): number[] {
  const load = loadOf({ inFlight: 10, delayMs: 100 });
  const delays = latenesses.map((lateMs) => {
    loop.lateMs = lateMs;
    vi.advanceTimersByTime(250);
    return load.delayMs();
  });
  load.close();
  return delays;
}

describe('the event loop', () => {
  it('is not late because of a single stall, whenever it comes', () => {
    expect(seen(5_000, 0, 0, 5_000, 0)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is late once it has been late twice in a row, and no later than both times', () => {
    expect(seen(200, 900, 300, 0)).toEqual([0, 200, 300, 0]);
  });
});
