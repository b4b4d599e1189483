import type { AnyModel } from '#machines/model.ts';

import type { Edge, Graph } from '../graph/graph.ts';
import type { Budget } from '../graph/limits.ts';

import type { MayFollow } from './shortest.ts';
import { type Walk, walkers } from './walk.ts';

/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many that a machine as large as ours is seen from most sides. */
const usualWalks = 20;
const longest = 15;

type Choice = {
  seed: number;
  budget: Budget;
  isWanted?: ((label: string) => boolean) | undefined;
  mayFollow?: MayFollow;
};

/** Walks that nobody planned, the same ones for the same seed. Where an end is wanted, those that come there, until they do. */
export function randomWalks(model: AnyModel, { starts, places }: Graph, choice: Choice): Walk[] {
  const { seed, budget, isWanted, mayFollow = () => true } = choice;
  const begin = walkers(model);
  const random = randomFrom(seed);
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];
  const edgesAt = new Map<string, readonly Edge[]>(places.map(({ label, edges }) => [label, edges]));
  const walks: Walk[] = [];

  for (let tried = 0; tried < usualWalks * (isWanted ? 10 : 1) && walks.length < usualWalks; tried++) {
    const start = oneOf(starts);
    if (!start || budget.met()) break;
    const walker = begin(start.input);
    let before: Edge | undefined;
    while (walker.walk.steps.length < longest && !walker.hasEnded()) {
      if (isWanted?.(walker.at()) && walker.walk.steps.length > 0) break;
      const edge = oneOf((edgesAt.get(walker.at()) ?? []).filter((next) => mayFollow(next, before)));
      if (!edge || !walker.take(edge.move)) break;
      before = edge;
    }
    if (walker.walk.steps.length === 0 || (isWanted && !isWanted(walker.at()))) continue;
    if (!budget.takes(walker.walk.steps.length)) break;
    walks.push(walker.walk);
  }
  return walks;
}
