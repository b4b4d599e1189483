import type { AnyModel } from '#machines/model.ts';

import type { Edge, Graph, Place } from '../graph/graph.ts';
import { type Budget, unlimited } from '../graph/limits.ts';

import { everyTransition, type Goals, openGoals } from './goals.ts';
import { searchIn, type Test, waysFrom } from './nearest.ts';
import { withoutNeedless } from './needless.ts';
import { type Step, type Walk, type Walker, walkers } from './walk.ts';

export type Covering = {
  goals?: Goals;
  budget?: Budget;
  /** Walks that there are already: what they reach is not walked to again. */
  after?: readonly Walk[];
  /** Nothing can come after this. */
  isLast?: (step: Pick<Step, 'move' | 'effects'>) => boolean;
  /** Inputs from which there is no walking on. */
  goesOn?: readonly string[];
  /** What may be walked over. */
  isAllowed?: Test;
  /** Where walks are to end. */
  endsIn?: (place: Place) => boolean;
  /** In steps, but for those that lead to an end. Longer walks are fewer, and say less about where they broke. */
  longest?: number;
};

/** Shorter than this a walk says little. */
const comfortable = 5;
/** From here on a walk may as well end. */
const enough = 10;

/**
 * Few walks that together begin in every way and reach every goal: on to the nearest that is open while that is cheaper than
 * to begin anew, and anew with the nearest where it is not.
 *
 * The graph takes things for one that differ in what no guard reads now but some guard may read later (two notices that wait,
 * or three), so every step is asked of the machine, and the graph says where to look only.
 */
export function coverOf(model: AnyModel, graph: Graph, covering: Covering = {}): Walk[] {
  const { goals = everyTransition, budget = unlimited, goesOn = [], endsIn, longest = 15 } = covering;
  const { isLast = () => false, isAllowed = () => true, after = [] } = covering;
  const lasts = new Set(graph.edges.filter((edge) => isLast(edge)));
  const rules = { isAllowed, isLast: (edge: Edge) => lasts.has(edge) };
  const ends: Test = (edge) => edge.to.isFinal || lasts.has(edge);

  const open = openGoals(graph, goals, isAllowed);
  const search = searchIn(graph, rules);
  const walkedOn = graph.starts.filter(({ input }) => !goesOn.includes(input));
  const anew = waysFrom(graph, walkedOn, rules);
  const placeOf = new Map(graph.places.map((place) => [place.label, place]));
  const begin = walkers(model);
  const walks: Walk[] = [];
  for (const { begins, steps } of after) {
    open.begin(begins.to);
    steps.forEach(open.reach);
  }

  /** Answers false where the machine goes another way than was planned, or ends. */
  function take(walker: Walker, plan: readonly Edge[]): boolean {
    for (const edge of plan) {
      const step = walker.take(edge.move);
      if (step) open.reach(step);
      if (!step || walker.hasEnded() || isLast(step)) return false;
      if (step.to !== edge.to.label) break;
    }
    return true;
  }

  let left = graph.edges
    .filter(({ from }) => anew.depthOf(from) < Infinity)
    .sort((one, other) => anew.depthOf(one.from) - anew.depthOf(other.from));
  /** The nearest to a beginning first. What is closed stays so, and is not looked at again. */
  const stillOpen = (): Edge[] => (left = left.filter(open.isOpen));
  const restart = (): number => {
    const [nearest] = stillOpen();
    return nearest ? anew.depthOf(nearest.from) + 1 : Infinity;
  };

  function onwards(walker: Walker): Edge[] | null {
    const here = placeOf.get(walker.at());
    const length = walker.walk.steps.length;
    if (!here) return null;
    const isBetter: Test = length < enough ? (edge) => !ends(edge) : ends;
    const way = search(here, open.isOpen, isBetter, length < comfortable ? Infinity : longest - length);
    const isDear = way && way.length > 1 && length >= comfortable && way.length > restart();
    return isDear ? null : way;
  }

  function walk(input: string, plan: readonly Edge[]): boolean {
    const walker = begin(input);
    open.begin(walker.at());
    let goes = take(walker, plan) && !goesOn.includes(input);
    while (goes && !budget.met()) {
      const way = onwards(walker);
      if (!way) break;
      goes = take(walker, way);
    }
    const last = goes && endsIn ? placeOf.get(walker.at()) : undefined;
    if (last && endsIn && !endsIn(last)) {
      const home = search(last, ({ to }) => endsIn(to), open.isOpen);
      if (home) take(walker, home);
    }
    return budget.takes(walker.walk.steps.length) && walks.push(walker.walk) > 0;
  }

  const begun = new Set(after.map(({ input }) => input));
  for (const { input } of graph.starts) if (!begun.has(input) && !walk(input, [])) return walks;
  // Whatever could not be done although the graph says so is not tried again.
  const tried = new Set<Edge>();
  for (;;) {
    const next = stillOpen().find((edge) => !tried.has(edge));
    if (!next || budget.met()) break;
    tried.add(next);
    const { input, edges } = anew.wayTo(next.from);
    if (!walk(input, [...edges, next])) break;
  }
  return withoutNeedless(walks, goals, after);
}
