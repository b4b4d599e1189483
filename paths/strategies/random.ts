import type { AnyModel } from '#machines/kit/model.ts';

import type { Edge, Graph } from '../graph/graph.ts';
import type { Budget } from '../graph/limits.ts';
import { type Path, pathRunner } from './path.ts';
import type { MayFollow } from './shortest.ts';

/** Returns a deterministic stream of numbers from 0 to 1 for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const usualPaths = 20;
const longest = 15;

const mostAwaited = 5;

type Choice = {
  seed: number;
  budget: Budget;
  isWanted?: ((label: string) => boolean) | undefined;
  mayFollow?: MayFollow;
};

/**
 * Returns random paths, the same for the same seed. If an end is wanted, only paths that reach it, up to that point.
 */
export function randomPaths(model: AnyModel, { starts, places }: Graph, choice: Choice): Path[] {
  const { seed, budget, isWanted, mayFollow = () => true } = choice;
  const begin = pathRunner(model);
  const random = createRandom(seed);
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];
  const edgesAt = new Map<string, readonly Edge[]>(places.map(({ label, edges }) => [label, edges]));
  const paths: Path[] = [];

  for (let tried = 0; tried < usualPaths * (isWanted ? 10 : 1) && paths.length < usualPaths; tried++) {
    const start = oneOf(starts);
    if (!start || budget.met()) break;
    const runner = begin(start.input);
    let before: Edge | undefined;
    while (!runner.hasEnded()) {
      if (isWanted?.(runner.at()) && runner.path.steps.length > 0) break;
      const edges = (edgesAt.get(runner.at()) ?? []).filter((next) => mayFollow(next, before));
      const answers = edges.filter(({ eventCase }) => eventCase.actor);
      // Ends a path only in a resting place, because a pending answer would change the screen.
      const isLong = runner.path.steps.length >= longest;
      if (isLong && (answers.length === 0 || runner.path.steps.length >= longest + mostAwaited)) break;
      const edge = oneOf(isLong ? answers : edges);
      if (!edge || !runner.take(edge.eventCase)) break;
      before = edge;
    }
    if (runner.path.steps.length === 0 || (isWanted && !isWanted(runner.at()))) continue;
    if (!budget.takes(runner.path.steps.length)) break;
    paths.push(runner.path);
  }
  return paths;
}
