import type { Goals } from './goals.ts';
import type { Walk } from './walk.ts';

/** Leaves out walks that reach no more than others do, shorter ones first. Every way to begin stays. */
export function withoutNeedless(walks: readonly Walk[], goals: Goals): Walk[] {
  const reached = new Map<string, number>();
  const count = (names: Iterable<string>, by: number) => {
    for (const name of names) reached.set(name, (reached.get(name) ?? 0) + by);
  };
  const all = walks.map((walk) => ({ walk, names: new Set([`from ${walk.input}`, ...walk.steps.flatMap(goals)]) }));
  for (const { names } of all) count(names, 1);

  const needless = new Set<Walk>();
  for (const { walk, names } of all.toSorted((one, other) => one.walk.steps.length - other.walk.steps.length)) {
    if ([...names].some((name) => reached.get(name) === 1)) continue;
    count(names, -1);
    needless.add(walk);
  }
  return walks.filter((walk) => !needless.has(walk));
}
