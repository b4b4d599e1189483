import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The delay of the event loop in milliseconds; the histogram includes its own resolution. */
const loop = { lateMs: 0 };
const perfHooks = () => ({
  monitorEventLoopDelay: ({ resolution }: { resolution: number }) => ({
    enable: () => {},
    disable: () => {},
    reset: () => {},
    get mean() {
      return (loop.lateMs + resolution) * 1e6;
    },
  }),
});

// Resets modules, because test files share them and this one needs its own copy of the measuring module.
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('node:perf_hooks', perfHooks);
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('node:perf_hooks');
  vi.resetModules();
});

/** Samples the loop once per delay and returns the measured delay after each. */
async function seen(...latenesses: number[]): Promise<number[]> {
  const { monitorLoad } = await import('./load.ts');
  const load = monitorLoad({ inFlight: 10, delayMs: 100 });
  const delays = latenesses.map((lateMs) => {
    loop.lateMs = lateMs;
    vi.advanceTimersByTime(250);
    return load.delayMs();
  });
  load.close();
  return delays;
}

describe('the event loop', () => {
  it('is not late after a single stall, whenever it comes', async () => {
    expect(await seen(5_000, 0, 0, 5_000, 0)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is late after two late samples in a row, by the smaller of the two', async () => {
    expect(await seen(200, 900, 300, 0)).toEqual([0, 200, 300, 0]);
  });
});
