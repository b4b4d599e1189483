import type { Goals } from './goals.ts';
import type { Walk } from './walk.ts';

/**
 * Leaves out walks that reach no more than others do, shorter ones first. Every way to begin stays.
 *
 * @param after walks that there are in any case
 */
export function withoutNeedless(walks: readonly Walk[], goals: Goals, after: readonly Walk[] = []): Walk[] {
  const reached = new Map<string, number>();
  const count = (names: Iterable<string>, by: number) => {
    for (const name of names) reached.set(name, (reached.get(name) ?? 0) + by);
  };
  const namesOf = ({ input, steps }: Walk) => new Set([`from ${input}`, ...steps.flatMap(goals)]);
  const all = walks.map((walk) => ({ walk, names: namesOf(walk) }));
  for (const names of [...after.map(namesOf), ...all.map(({ names }) => names)]) count(names, 1);

  const needless = new Set<Walk>();
  for (const { walk, names } of all.toSorted((one, other) => one.walk.steps.length - other.walk.steps.length)) {
    if ([...names].some((name) => reached.get(name) === 1)) continue;
    count(names, -1);
    needless.add(walk);
  }
  return walks.filter((walk) => !needless.has(walk));
}
