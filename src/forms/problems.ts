import type { Words } from './Say.tsx';

const known = new Map<string, Words>();

/**
 * Returns a problem whose text needs values. Returns the same object for the same values, because a form re-renders
 * forever if its problems change on each validation.
 *
 * @param key identifies the values, if they are more than text and numbers
 */
export function problem<W extends Exclude<Words, string>>(
  id: W['id'],
  values: W['values'],
  key: string = JSON.stringify(values),
): Words {
  const name = `${id} ${key}`;
  const problem = known.get(name) ?? { id, values };
  known.set(name, problem);
  return problem;
}

/** Returns the problems of a form by field name (also the id): `dates.BA123` for `{ dates: { BA123: … } }`. */
export function listProblems(errors: object | undefined, path = ''): [field: string, problem: Words][] {
  return Object.entries(errors ?? {}).flatMap(([key, problem]: [string, unknown]) => {
    const field = path + key;
    if (isWords(problem)) return [[field, problem] as [string, Words]];
    return typeof problem === 'object' && problem !== null ? listProblems(problem, `${field}.`) : [];
  });
}

function isWords(problem: unknown): problem is Words {
  return (
    typeof problem === 'string' ||
    (typeof problem === 'object' && problem !== null && 'id' in problem && 'values' in problem)
  );
}
