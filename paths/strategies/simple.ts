import type { Edge, Graph, Place } from '../graph/graph.ts';
import { type Budget, unlimited } from '../graph/limits.ts';

import type { MayFollow, Way } from './shortest.ts';

/**
 * Every way that comes to no place twice, to every place that is wanted: one search, depth first, for all of them.
 *
 * Stops where the budget ends; there can be more ways than anybody has time for.
 */
export function simpleWays(
  { starts, places }: Graph,
  budget: Budget = unlimited,
  isWanted: (place: Place) => boolean = () => true,
  mayFollow: MayFollow = () => true,
): Way[] {
  const ways: Way[] = [];
  const isOnWay = new Uint8Array(places.length);

  for (const { input, to } of starts) {
    if (budget.met()) break;
    if (isWanted(to) && budget.takes(0)) ways.push({ input, edges: [] });
    follow(input, to);
  }
  return ways;

  // By hand and not by recursion: a way can be longer than the stack is deep.
  function follow(input: string, start: Place): void {
    const way: Edge[] = [];
    /** Of each place on the way, how many of its edges were tried. */
    const tried = [0];
    let here = start;
    isOnWay[here.index] = 1;
    for (let at = tried.at(-1); at !== undefined; at = tried.at(-1)) {
      const edge = here.edges[at];
      tried[tried.length - 1] = at + 1;
      if (!edge) {
        isOnWay[here.index] = 0;
        tried.pop();
        here = way.pop()?.from ?? start;
      } else if (!isOnWay[edge.to.index] && mayFollow(edge, way.at(-1))) {
        if (budget.met()) break;
        here = edge.to;
        isOnWay[here.index] = 1;
        way.push(edge);
        tried.push(0);
        if (isWanted(here) && budget.takes(way.length)) ways.push({ input, edges: way.slice() });
      }
    }
    isOnWay.fill(0);
  }
}
