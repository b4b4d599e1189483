/** An airline as a data set has it: IATA code and name. */
export type Named = { code: string; name: string };

/**
 * The names of airlines by their codes. Codes are given anew to others, so a name stands only where the second data set knows
 * the same airline by it, however it goes on: no name is better than a wrong one.
 */
export function namesOf(airlines: readonly Named[], confirming: readonly Named[]): Record<string, string> {
  const names = new Map<string, string>();
  for (const { code, name } of airlines)
    if (isCode(code) && !names.has(code) && confirming.some((other) => other.code === code && isSame(name, other.name)))
      names.set(code, name);
  return Object.fromEntries([...names].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const isCode = (code: string) => /^(?=.*[A-Z])[A-Z\d]{2}$/.test(code);

/** By their first two words, or by the first, where one of them has no other. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const count = Math.min(first.length, second.length, 2);
  return count > 0 && first.slice(0, count).join() === second.slice(0, count).join();
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
