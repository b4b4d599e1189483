type Entry<Value> = { value: Promise<Value>; until: number };

/**
 * Keeps what was found under a key for a time, and at most so many. Whoever asks meanwhile shares one search; what was
 * sought in vain is not kept.
 */
export function kept<Value>(
  keepMs: number,
  most: number,
  now: () => number = () => performance.now(),
): (key: string, find: () => Promise<Value>) => Promise<Value> {
  const entries = new Map<string, Entry<Value>>();

  return (key, find) => {
    const known = entries.get(key);
    if (known && now() < known.until) return known.value;

    const entry = { value: find(), until: Number.POSITIVE_INFINITY };
    // Put last: the first is then the oldest.
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
