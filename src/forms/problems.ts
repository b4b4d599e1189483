import type { Words } from './Say.tsx';

const known = new Map<string, Words>();

/**
 * What is wrong with a field, where the text needs values. The same object for the same values, as a form whose problems
 * differ each time it looks never comes to rest.
 *
 * @param key what tells the values apart, where they are more than text and numbers
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

/** Every problem of a form by the name of its field, whose id is the same: `dates.BA123` of `{ dates: { BA123: … } }`. */
export function problemsIn(errors: object | undefined, path = ''): [field: string, problem: Words][] {
  return Object.entries(errors ?? {}).flatMap(([key, problem]: [string, unknown]) => {
    const field = path + key;
    if (isWords(problem)) return [[field, problem] as [string, Words]];
    return typeof problem === 'object' && problem !== null ? problemsIn(problem, `${field}.`) : [];
  });
}

function isWords(problem: unknown): problem is Words {
  return (
    typeof problem === 'string' ||
    (typeof problem === 'object' && problem !== null && 'id' in problem && 'values' in problem)
  );
}
