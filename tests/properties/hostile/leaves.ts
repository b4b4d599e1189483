/** Values that an insurer's system, or a person who writes into it, may send instead of any other. */
export const hostileValues: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  0,
  -0,
  -1,
  0.1,
  2_147_483_648,
  1e308,
  -1e308,
  Number.MIN_VALUE,
  'NaN',
  'Infinity',
  '-1',
  '1e308',
  true,
  false,
  'true',
  'null',
  '0000-00-00',
  '2026-02-30',
  '2026-12-32',
  '+275760-09-13',
  '25:10',
  '2026-06-11 25:10',
  '2026-02-30T00:00:00Z',
  'Etc/Unknown',
  'usd',
  'x'.repeat(10_000),
  '\u202eبرلين\u2066',
  '\u200b\u200d\ufeff',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '{{{name}}} {count, plural, }',
  '__proto__',
  'constructor',
  [],
  [[[[[[]]]]]],
  {},
  { toString: null },
  JSON.parse('{"__proto__": {"length": 1}}'),
];

export type Place = readonly (string | number)[];

/** Returns the path to every leaf of an answer. */
export function listLeafPaths(answer: unknown, place: Place = []): Place[] {
  if (typeof answer !== 'object' || answer === null) return [place];
  return Object.entries(answer).flatMap(([name, inner]) =>
    listLeafPaths(inner, [...place, Array.isArray(answer) ? Number(name) : name]),
  );
}

/** Returns the answer with another value in one place. */
export function replaced(answer: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(answer)) return answer.map((one, at) => (at === first ? replaced(one, rest, value) : one));
  const record = answer as Record<string, unknown>;
  return { ...record, [first]: replaced(record[first], rest, value) };
}
