/** How often a key has come, and until when that is counted. */
export type Count = { times: number; leftMs: number };

type Window = { times: number; until: number };

/**
 * Counts the times of each key within a window that begins with its first. When there are too many keys, those that came
 * least lately are forgotten: whoever moves on to the next generation is remembered, and the one before is dropped whole.
 */
export function windowsOf(windowMs: number, most: number, now: () => number = Date.now): (key: string) => Count {
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
