export type Named = { code: string; name: string };

/**
 * Returns airline names by code. Codes are reassigned over time, so a name is used only if the second data set confirms
 * it: a missing name is better than a wrong one.
 */
export function confirmAirlineNames(airlines: readonly Named[], confirming: readonly Named[]): Record<string, string> {
  const names = new Map<string, string>();
  for (const { code, name } of airlines)
    if (isCode(code) && !names.has(code) && confirming.some((other) => other.code === code && isSame(name, other.name)))
      names.set(code, name);
  return Object.fromEntries([...names].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const isCode = (code: string) => /^(?=.*[A-Z])[A-Z\d]{2}$/.test(code);

/** Compares the first two words, or the first one if either name has a single word. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const count = Math.min(first.length, second.length, 2);
  return count > 0 && first.slice(0, count).join() === second.slice(0, count).join();
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
