import type { AnyModel } from '#machines/model.ts';

import { type Edge, type Graph, graphOf, type Place } from './graph/graph.ts';
import { budgetOf, type Limit, type Limits } from './graph/limits.ts';
import { statesIn } from './graph/names.ts';
import { type Coverage, coverageOf } from './report/coverage.ts';
import { idsOf } from './report/ids.ts';
import { withoutBeginnings } from './strategies/beginnings.ts';
import { coverOf } from './strategies/cover.ts';
import { everyTransition, type Goals } from './strategies/goals.ts';
import { randomWalks } from './strategies/random.ts';
import { type MayFollow, shortestWays, type Way } from './strategies/shortest.ts';
import { simpleWays } from './strategies/simple.ts';
import { type Step, type Walk, walked, walkers } from './strategies/walk.ts';

export const strategies = ['edges', 'shortest', 'simple', 'random'] as const;
export type Strategy = (typeof strategies)[number];

export type Options = {
  strategy: Strategy;
  /** A state where walks are to end; `entering.code` means any within it. */
  to?: string | undefined;
  seed: number;
  limits: Limits;
  /** What walks are to reach with the strategy `edges`; every transition and every place, if nobody says. */
  goals?: Goals | undefined;
  /** Walks that come first; with the strategy `edges`, what they reach is not walked to again. */
  after?: readonly Walk[] | undefined;
  /** Which steps may be taken; all, if nobody says. */
  isAllowed?: ((edge: Edge) => boolean) | undefined;
  /** Nothing can come after this. */
  isLast?: ((step: Pick<Step, 'move' | 'effects'>) => boolean) | undefined;
};

export type Plan = {
  id: string;
  model: AnyModel;
  graph: Graph;
  walks: { id: string; walk: Walk }[];
  coverage: Coverage;
  /** The limit at which the search ended; null if it came to its own end. */
  met: Limit | null;
  /** Ways of the graph that the machine itself does not go, as the graph takes things for one. */
  lost: number;
};

/** Walks through one machine. @param deadline by `performance.now()` */
export function planOf(model: AnyModel, options: Options, deadline: number): Plan {
  const { id } = model.machine;
  const graph = graphOf(model, budgetOf(options.limits, deadline));
  const budget = budgetOf(options.limits, deadline);
  const { walks, lost } = walksIn(model, graph, options, budget);
  const met = graph.met ?? budget.met();
  const ids = idsOf(id, walks);
  return {
    id,
    model,
    graph,
    walks: walks.map((walk, at) => ({ id: ids[at] ?? '', walk })),
    coverage: coverageOf(model, graph, walks, met),
    met,
    lost,
  };
}

type Found = { walks: Walk[]; lost: number };

function walksIn(model: AnyModel, graph: Graph, options: Options, budget: ReturnType<typeof budgetOf>): Found {
  const { to, seed, goals = everyTransition, after = [], isAllowed = () => true, isLast = () => false } = options;
  const isThere = (label: string): boolean => to === undefined || isIn(label, to);
  const isEnd = (place: Place): boolean => isThere(place.label);

  const mayFollow: MayFollow = (edge, before) => isAllowed(edge) && !(before && isLast(before));

  switch (options.strategy) {
    case 'edges': {
      const leads = to === undefined ? undefined : leadingTo(graph, isEnd);
      const before = after.filter(({ steps }) => budget.takes(steps.length));
      const walks = coverOf(model, graph, {
        goals,
        budget,
        isLast,
        after: before,
        isAllowed: leads ? (edge) => leads.has(edge.to) && isAllowed(edge) : isAllowed,
        endsIn: to === undefined ? ({ isResting, isFinal }) => isResting || isFinal : isEnd,
      });
      return {
        walks: [...before, ...walks].filter(({ steps, begins }) => isThere(steps.at(-1)?.to ?? begins.to)),
        lost: 0,
      };
    }
    case 'shortest':
      return taken(
        model,
        shortestWays(graph, isEnd, mayFollow).filter(({ edges }) => budget.takes(edges.length)),
      );
    case 'simple':
      return taken(model, simpleWays(graph, budget, isEnd, mayFollow));
    case 'random': {
      const walks = randomWalks(model, graph, {
        seed,
        budget,
        isWanted: to === undefined ? undefined : isThere,
        mayFollow,
      });
      return { walks: withoutBeginnings(walks, trailOf), lost: 0 };
    }
  }
}

const trailOf = ({ input, steps }: Walk): string[] => [input, ...steps.map(({ move }) => move.label)];

/** A way of the graph as the machine goes it. */
function taken(model: AnyModel, ways: readonly Way[]): Found {
  const begin = walkers(model);
  const walks = ways.flatMap(({ input, edges }) => walked(begin, input, edges) ?? []);
  return { walks, lost: ways.length - walks.length };
}

/** Whether a place is in a state, or in one within it. */
export const isIn = (label: string, state: string): boolean =>
  statesIn(label).some((each) => each === state || each.startsWith(`${state}.`));

/** The places from which there is a way to a wanted one. */
function leadingTo({ places, edges }: Graph, isWanted: (place: Place) => boolean): Set<Place> {
  const leading = new Set(places.filter(isWanted));
  const into = places.map((): Place[] => []);
  for (const { from, to } of edges) into[to.index]?.push(from);
  // A Set hands out what is added while it is walked.
  for (const place of leading) for (const from of into[place.index] ?? []) leading.add(from);
  return leading;
}
