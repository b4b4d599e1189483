import type { Edge, Graph, Place } from '../graph/graph.ts';
import { type Budget, unlimited } from '../graph/limits.ts';

import type { EdgePath, MayFollow } from './shortest.ts';

/**
 * Every path that comes to no place twice, to every place that is wanted: one search, depth first, for all of them.
 *
 * Stops where the budget ends; there can be more paths than anybody has time for.
 */
export function simplePaths(
  { starts, places }: Graph,
  budget: Budget = unlimited,
  isWanted: (place: Place) => boolean = () => true,
  mayFollow: MayFollow = () => true,
): EdgePath[] {
  const paths: EdgePath[] = [];
  const isOnTrail = new Uint8Array(places.length);

  for (const { input, to } of starts) {
    if (budget.met()) break;
    if (isWanted(to) && budget.takes(0)) paths.push({ input, edges: [] });
    follow(input, to);
  }
  return paths;

  // By hand and not by recursion: a path can be longer than the stack is deep.
  function follow(input: string, start: Place): void {
    const trail: Edge[] = [];
    /** Of each place on the trail, how many of its edges were tried. */
    const tried = [0];
    let here = start;
    isOnTrail[here.index] = 1;
    for (let at = tried.at(-1); at !== undefined; at = tried.at(-1)) {
      const edge = here.edges[at];
      tried[tried.length - 1] = at + 1;
      if (!edge) {
        isOnTrail[here.index] = 0;
        tried.pop();
        here = trail.pop()?.from ?? start;
      } else if (!isOnTrail[edge.to.index] && mayFollow(edge, trail.at(-1))) {
        if (budget.met()) break;
        here = edge.to;
        isOnTrail[here.index] = 1;
        trail.push(edge);
        tried.push(0);
        if (isWanted(here) && budget.takes(trail.length)) paths.push({ input, edges: trail.slice() });
      }
    }
    isOnTrail.fill(0);
  }
}
