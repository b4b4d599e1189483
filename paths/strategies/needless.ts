import type { Goals } from './goals.ts';
import type { Path } from './path.ts';

/**
 * Drops paths whose goals other paths reach as well, shorter ones first. Keeps every start.
 *
 * @param after paths that exist in any case
 */
export function withoutNeedless(paths: readonly Path[], goals: Goals, after: readonly Path[] = []): Path[] {
  const reached = new Map<string, number>();
  const count = (names: Iterable<string>, by: number) => {
    for (const name of names) reached.set(name, (reached.get(name) ?? 0) + by);
  };
  const namesOf = ({ input, steps }: Path) => new Set([`from ${input}`, ...steps.flatMap(goals)]);
  const all = paths.map((path) => ({ path, names: namesOf(path) }));
  for (const names of [...after.map(namesOf), ...all.map(({ names }) => names)]) count(names, 1);

  const needless = new Set<Path>();
  for (const { path, names } of all.toSorted((one, other) => one.path.steps.length - other.path.steps.length)) {
    if ([...names].some((name) => reached.get(name) === 1)) continue;
    count(names, -1);
    needless.add(path);
  }
  return paths.filter((path) => !needless.has(path));
}
