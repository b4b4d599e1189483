import type { AnyModel } from '#machines/kit/model.ts';

import type { Edge, Graph, Place } from '../graph/graph.ts';
import { type Budget, unlimited } from '../graph/limits.ts';

import { everyTransition, type Goals, openGoals } from './goals.ts';
import { createSearch, findShortestPaths, type Test } from './nearest.ts';
import { withoutNeedless } from './needless.ts';
import { type Path, type PathRunner, pathRunner, type Step } from './path.ts';

export type Covering = {
  goals?: Goals;
  budget?: Budget;
  /** Existing paths. The goals that they reach are skipped. */
  after?: readonly Path[];
  isLast?: (step: Pick<Step, 'eventCase' | 'effects'>) => boolean;
  /** Inputs after which no step is taken. */
  goesOn?: readonly string[];
  isAllowed?: Test;
  endsIn?: (place: Place) => boolean;
  /**
   * Maximum number of steps, apart from those that lead to an end. Longer paths are fewer but locate a failure less
   * precisely.
   */
  longest?: number;
};

/** Shorter paths prove little. */
const comfortable = 5;
/** From this length on, a path may end. */
const enough = 10;

/**
 * Finds few paths that together use every start and reach every goal. Each path continues to the nearest open goal
 * while that is cheaper than a new path.
 *
 * The graph merges positions that differ only in context which no guard reads yet but some guard may read later (two
 * pending notices, or three). Therefore every step is taken on the machine, and the graph only suggests where to look.
 */
export function findCoveringPaths(model: AnyModel, graph: Graph, covering: Covering = {}): Path[] {
  const { goals = everyTransition, budget = unlimited, goesOn = [], endsIn, longest = 15 } = covering;
  const { isLast = () => false, isAllowed = () => true, after = [] } = covering;
  const lasts = new Set(graph.edges.filter((edge) => isLast(edge)));
  const rules = { isAllowed, isLast: (edge: Edge) => lasts.has(edge) };
  const ends: Test = (edge) => edge.to.isFinal || lasts.has(edge);

  const open = openGoals(graph, goals, isAllowed);
  const search = createSearch(graph, rules);
  const extensible = graph.starts.filter(({ input }) => !goesOn.includes(input));
  const anew = findShortestPaths(graph, extensible, rules);
  const placeOf = new Map(graph.places.map((place) => [place.label, place]));
  const begin = pathRunner(model);
  const paths: Path[] = [];
  for (const { begins, steps } of after) {
    open.begin(begins.to);
    steps.forEach(open.reach);
  }

  /** Returns false if the machine deviates from the plan or ends. */
  function take(runner: PathRunner, plan: readonly Edge[]): boolean {
    for (const edge of plan) {
      const step = runner.take(edge.eventCase);
      if (step) open.reach(step);
      if (!step || runner.hasEnded() || isLast(step)) return false;
      if (step.to !== edge.to.label) break;
    }
    return true;
  }

  let left = graph.edges
    .filter(({ from }) => anew.depthOf(from) < Infinity)
    .sort((one, other) => anew.depthOf(one.from) - anew.depthOf(other.from));
  /** Sorted by distance from a start. Closed goals never reopen, so they are dropped. */
  const stillOpen = (): Edge[] => (left = left.filter(open.isOpen));
  const restart = (): number => {
    const [nearest] = stillOpen();
    return nearest ? anew.depthOf(nearest.from) + 1 : Infinity;
  };

  function onwards(runner: PathRunner): Edge[] | null {
    const here = placeOf.get(runner.at());
    const length = runner.path.steps.length;
    if (!here) return null;
    const isBetter: Test = length < enough ? (edge) => !ends(edge) : ends;
    const next = search(here, open.isOpen, isBetter, length < comfortable ? Infinity : longest - length);
    const isCostly = next && next.length > 1 && length >= comfortable && next.length > restart();
    return isCostly ? null : next;
  }

  function addPath(input: string, plan: readonly Edge[]): boolean {
    const runner = begin(input);
    open.begin(runner.at());
    let goes = take(runner, plan) && !goesOn.includes(input);
    while (goes && !budget.met()) {
      const next = onwards(runner);
      if (!next) break;
      goes = take(runner, next);
    }
    const last = goes && endsIn ? placeOf.get(runner.at()) : undefined;
    if (last && endsIn && !endsIn(last)) {
      const home = search(last, ({ to }) => endsIn(to), open.isOpen);
      if (home) take(runner, home);
    }
    return budget.takes(runner.path.steps.length) && paths.push(runner.path) > 0;
  }

  const begun = new Set(after.map(({ input }) => input));
  for (const { input } of graph.starts) if (!begun.has(input) && !addPath(input, [])) return paths;
  // Steps that failed on the machine are not tried again.
  const tried = new Set<Edge>();
  for (;;) {
    const next = stillOpen().find((edge) => !tried.has(edge));
    if (!next || budget.met()) break;
    tried.add(next);
    const { input, edges } = anew.edgesTo(next.from);
    if (!addPath(input, [...edges, next])) break;
  }
  return withoutNeedless(paths, goals, after);
}
