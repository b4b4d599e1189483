import type { Edge, Graph, Place } from '../graph/graph.ts';
import { type Budget, unlimited } from '../graph/limits.ts';

import type { EdgePath, MayFollow } from './shortest.ts';

/**
 * Returns every path to a wanted place that visits no place twice, in one depth-first search.
 *
 * Stops at the budget, because the number of paths can be enormous.
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

  // Iterative, because a path can be longer than the stack is deep.
  function follow(input: string, start: Place): void {
    const trail: Edge[] = [];
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
