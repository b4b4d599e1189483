type Entry<Value> = { value: Promise<Value>; until: number };

/**
 * Returns a cache that keeps results for a time, up to a number of entries. Concurrent callers share one search.
 * Failures are not cached.
 */
export function memoize<Value>(
  keepMs: number,
  most: number,
  now: () => number = () => performance.now(),
): (key: string, find: () => Promise<Value>) => Promise<Value> {
  const entries = new Map<string, Entry<Value>>();

  return (key, find) => {
    const known = entries.get(key);
    if (known && now() < known.until) return known.value;

    const entry = { value: find(), until: Number.POSITIVE_INFINITY };
    // Moves the entry to the end, so that the first one is the oldest.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) if (entries.size > most) entries.delete(oldest);

    entry.value.then(
      () => {
        entry.until = now() + keepMs;
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry.value;
  };
}
