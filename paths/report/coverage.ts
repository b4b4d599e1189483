import type { AnyTransitionDefinition } from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';

import { getTransitionTitle, listTransitions } from '../graph/chart.ts';
import type { Graph } from '../graph/graph.ts';
import type { Limit } from '../graph/limits.ts';
import type { Path } from '../strategies/path.ts';

export type Uncovered = { transition: string; why: string };

/** States count together with the context that guards read, transitions with the branch of their guard. */
export type Coverage = {
  states: { reachable: number; covered: number };
  transitions: { reachable: number; covered: number; uncovered: Uncovered[] };
};

/**
 * Returns how much of the reachable states and transitions the paths cover.
 *
 * @param met the limit at which the paths ended
 * @param whyLeftOut the reason why only a path that was left out takes a transition; undefined if no such path takes it
 */
export function measureCoverage(
  { machine }: AnyModel,
  graph: Graph,
  paths: readonly Path[],
  met: Limit | null,
  whyLeftOut: (transition: AnyTransitionDefinition) => string | undefined = () => undefined,
): Coverage {
  const reachable = new Set([...graph.starts, ...graph.edges].flatMap(({ taken }) => taken));
  const covered = new Set(paths.flatMap(({ begins, steps }) => [begins, ...steps].flatMap(({ taken }) => taken)));
  const seen = new Set(paths.flatMap(({ begins, steps }) => [begins.to, ...steps.map(({ to }) => to)]));
  const known = new Set(graph.places.map(({ label }) => label));
  const left = listTransitions(machine).filter((each) => !covered.has(each));

  return {
    states: { reachable: known.size, covered: [...seen].filter((label) => known.has(label)).length },
    transitions: {
      reachable: reachable.size,
      covered: [...covered].filter((each) => reachable.has(each)).length,
      uncovered: left.map((each) => ({ transition: getTransitionTitle(each), why: whyLeftOut(each) ?? whyNot(each) })),
    },
  };

  function whyNot(transition: AnyTransitionDefinition): string {
    if (reachable.has(transition)) return met ? `beyond ${getLimitOption(met)}` : 'not on any of these paths';
    if (graph.met) return `not found before ${getLimitOption(graph.met)}`;
    const { source, eventType, guard } = transition;
    const isEntered = graph.places.some(({ snapshot }) => snapshot._nodes.includes(source));
    if (!isEntered && eventType) return `nothing leads to ${source.id} from these inputs`;
    if (guard) return 'its guard is never true with these samples';
    return eventType && !isSampled(eventType) ? `no sample of ${eventType}` : 'another branch always comes first';
  }

  function isSampled(type: string): boolean {
    return graph.edges.some(({ eventCase }) => eventCase.event.type === type);
  }
}

export const getLimitOption = (limit: Limit): string =>
  ({ maxPaths: '--max-paths', maxSteps: '--max-steps', maxMs: '--max-ms' })[limit];
