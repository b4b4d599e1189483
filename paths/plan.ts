import type { AnyModel } from '#machines/kit/model.ts';

import { type Edge, exploreGraph, type Graph, type Place } from './graph/graph.ts';
import { createBudget, type Limit, type Limits } from './graph/limits.ts';
import { parseStates } from './graph/names.ts';
import { type Coverage, measureCoverage } from './report/coverage.ts';
import { createPathIds } from './report/ids.ts';
import { withoutBeginnings } from './strategies/beginnings.ts';
import { findCoveringPaths } from './strategies/cover.ts';
import { everyTransition, type Goals } from './strategies/goals.ts';
import { type Path, pathRunner, replayed, type Step } from './strategies/path.ts';
import { randomPaths } from './strategies/random.ts';
import { type EdgePath, type MayFollow, shortestPaths } from './strategies/shortest.ts';
import { simplePaths } from './strategies/simple.ts';

export const strategies = ['edges', 'shortest', 'simple', 'random'] as const;
export type Strategy = (typeof strategies)[number];

export type Options = {
  strategy: Strategy;
  to?: string | undefined;
  seed: number;
  limits: Limits;
  graph?: Graph | undefined;
  /** Goals of the strategy `edges`. Defaults to every transition and every place. */
  goals?: Goals | undefined;
  /** Paths that come first. The strategy `edges` skips the goals that they reach. */
  after?: readonly Path[] | undefined;
  /** Allowed edges. Defaults to all. */
  isAllowed?: ((edge: Edge) => boolean) | undefined;
  /** Returns whether a path must end after this step. */
  isLast?: ((step: Pick<Step, 'eventCase' | 'effects'>) => boolean) | undefined;
};

export type Plan = {
  id: string;
  model: AnyModel;
  graph: Graph;
  paths: { id: string; path: Path }[];
  coverage: Coverage;
  met: Limit | null;
  /** Number of paths that the machine does not take although the graph has them, because the graph merges positions. */
  lost: number;
  /** Number of infeasible paths that were left out. */
  infeasible?: number;
  /** Id of the read-only case, if the plan includes it. */
  readOnly?: string | undefined;
  automated?: ReadonlySet<string>;
};

export function createPlan(model: AnyModel, options: Options, deadline: number): Plan {
  const { id } = model.machine;
  const graph = options.graph ?? exploreGraph(model, createBudget(options.limits, deadline));
  const budget = createBudget(options.limits, deadline);
  const { paths, lost } = pathsIn(model, graph, options, budget);
  const met = graph.met ?? budget.met();
  const ids = createPathIds(id, paths);
  return {
    id,
    model,
    graph,
    paths: paths.map((path, at) => ({ id: ids[at] ?? '', path })),
    coverage: measureCoverage(model, graph, paths, met),
    met,
    lost,
  };
}

/**
 * Keeps the first paths of a plan, and names the reason for each transition that only the others cover.
 *
 * @param whyInfeasible the reason for which a path was left out
 */
export function pruned(plan: Plan, count: number, whyInfeasible: (path: Path) => string): Plan {
  const { model, graph, met, paths } = plan;
  const kept = paths.slice(0, count);
  const rest = paths.slice(count);
  const coverage = measureCoverage(
    model,
    graph,
    kept.map(({ path }) => path),
    met,
    (transition) => {
      const found = rest.find(({ path: { begins, steps } }) =>
        [begins, ...steps].some(({ taken }) => taken.includes(transition)),
      );
      return found && whyInfeasible(found.path);
    },
  );
  return { ...plan, paths: kept, coverage, infeasible: rest.length };
}

type Found = { paths: Path[]; lost: number };

function pathsIn(model: AnyModel, graph: Graph, options: Options, budget: ReturnType<typeof createBudget>): Found {
  const { to, seed, goals = everyTransition, after = [], isAllowed = () => true, isLast = () => false } = options;
  const isThere = (label: string): boolean => to === undefined || isInState(label, to);
  const isEnd = (place: Place): boolean => isThere(place.label);

  const mayFollow: MayFollow = (edge, before) => isAllowed(edge) && !(before && isLast(before));

  switch (options.strategy) {
    case 'edges': {
      const leads = to === undefined ? undefined : leadingTo(graph, isEnd);
      const before = after.filter(({ steps }) => budget.takes(steps.length));
      const paths = findCoveringPaths(model, graph, {
        goals,
        budget,
        isLast,
        after: before,
        isAllowed: leads ? (edge) => leads.has(edge.to) && isAllowed(edge) : isAllowed,
        endsIn: to === undefined ? ({ isResting, isFinal }) => isResting || isFinal : isEnd,
      });
      return {
        paths: [...before, ...paths].filter(({ steps, begins }) => isThere(steps.at(-1)?.to ?? begins.to)),
        lost: 0,
      };
    }
    case 'shortest':
      return taken(
        model,
        shortestPaths(graph, isEnd, mayFollow).filter(({ edges }) => budget.takes(edges.length)),
      );
    case 'simple':
      return taken(model, simplePaths(graph, budget, isEnd, mayFollow));
    case 'random': {
      const paths = randomPaths(model, graph, {
        seed,
        budget,
        isWanted: to === undefined ? undefined : isThere,
        mayFollow,
      });
      return { paths: withoutBeginnings(paths, trailOf), lost: 0 };
    }
  }
}

const trailOf = ({ input, steps }: Path): string[] => [input, ...steps.map(({ eventCase }) => eventCase.label)];

/** Replays the paths of the graph on the machine. */
function taken(model: AnyModel, planned: readonly EdgePath[]): Found {
  const begin = pathRunner(model);
  const paths = planned.flatMap(({ input, edges }) => replayed(begin, input, edges) ?? []);
  return { paths, lost: planned.length - paths.length };
}

/** Returns whether a place is in a state or in one of its descendants. */
export const isInState = (label: string, state: string): boolean =>
  parseStates(label).some((each) => each === state || each.startsWith(`${state}.`));

/** Returns the places from which a wanted one can be reached. */
function leadingTo({ places, edges }: Graph, isWanted: (place: Place) => boolean): Set<Place> {
  const leading = new Set(places.filter(isWanted));
  const into = places.map((): Place[] => []);
  for (const { from, to } of edges) into[to.index]?.push(from);
  // A Set also iterates over members that are added meanwhile.
  for (const place of leading) for (const from of into[place.index] ?? []) leading.add(from);
  return leading;
}
