export type Count = { times: number; leftMs: number };

type Window = { times: number; until: number };

/**
 * Counts hits per key in a window that starts with the first hit. Too many keys drop the least recent ones: a hit moves
 * its key to the current generation, and the previous generation is dropped as a whole.
 */
export function createWindowCounter(
  windowMs: number,
  most: number,
  now: () => number = Date.now,
): (key: string) => Count {
  let recent = new Map<string, Window>();
  let before = new Map<string, Window>();

  function windowOf(key: string): Window {
    const known = recent.get(key);
    if (known) return known;
    if (recent.size >= most) {
      before = recent;
      recent = new Map();
    }
    const window = before.get(key) ?? { times: 0, until: 0 };
    recent.set(key, window);
    return window;
  }

  return (key) => {
    const time = now();
    const window = windowOf(key);
    if (window.until <= time) {
      window.times = 0;
      window.until = time + windowMs;
    }
    window.times += 1;
    return { times: window.times, leftMs: window.until - time };
  };
}
