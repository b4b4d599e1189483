import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** By how much the event loop is late, in milliseconds; the histogram counts its own resolution in. */
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

// Test files share their modules: this one has the module that measures to itself.
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

/** Looks at the loop once for each lateness, and says after each how late it takes it to be. */
async function seen(...latenesses: number[]): Promise<number[]> {
  const { loadOf } = await import('#gateway/guard/load.ts');
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
  it('is not late because of a single stall, whenever it comes', async () => {
    expect(await seen(5_000, 0, 0, 5_000, 0)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is late once it has been late twice in a row, and no later than both times', async () => {
    expect(await seen(200, 900, 300, 0)).toEqual([0, 200, 300, 0]);
  });
});
