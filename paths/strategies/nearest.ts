import type { Edge, Graph, Place, Start } from '../graph/graph.ts';

export type Test = (edge: Edge) => boolean;

/** Allowed edges, and edges that end a path. */
export type Rules = { isAllowed: Test; isLast: Test };

/** Searches for the shortest path from a place to a wanted edge. `isBetter` decides between equally near ones. */
export function createSearch({ places }: Graph, { isAllowed, isLast }: Rules) {
  const seen = new Int32Array(places.length);
  const cameBy: (Edge | undefined)[] = [];
  let searches = 0;

  const edgesBack = (last: Edge): Edge[] => {
    const edges = [last];
    for (let edge = cameBy[last.from.index]; edge; edge = cameBy[edge.from.index]) edges.push(edge);
    return edges.reverse();
  };

  return (from: Place, isWanted: Test, isBetter: Test, longest = Infinity): Edge[] | null => {
    searches += 1;
    seen[from.index] = searches;
    cameBy[from.index] = undefined;
    let layer = [from];
    for (let length = 1; layer.length > 0 && length <= longest; length++) {
      const next: Place[] = [];
      let found: Edge | undefined;
      for (const edge of layer.flatMap(({ edges }) => edges)) {
        if (!isAllowed(edge)) continue;
        if (isWanted(edge) && (!found || (!isBetter(found) && isBetter(edge)))) found = edge;
        if (seen[edge.to.index] === searches || isLast(edge)) continue;
        seen[edge.to.index] = searches;
        cameBy[edge.to.index] = edge;
        next.push(edge.to);
      }
      if (found) return edgesBack(found);
      layer = next;
    }
    return null;
  };
}

/** Returns the shortest path to every place that is reachable from these starts. */
export function findShortestPaths({ places }: Graph, starts: readonly Start[], { isAllowed, isLast }: Rules) {
  const origin: (Start | undefined)[] = [];
  const cameBy: (Edge | undefined)[] = [];
  const depth = new Float64Array(places.length).fill(Infinity);
  const queue: Place[] = [];

  for (const start of starts) {
    if (origin[start.to.index]) continue;
    origin[start.to.index] = start;
    depth[start.to.index] = 0;
    queue.push(start.to);
  }
  for (const place of queue)
    for (const edge of place.edges) {
      if (origin[edge.to.index] || !isAllowed(edge) || isLast(edge)) continue;
      origin[edge.to.index] = origin[place.index];
      cameBy[edge.to.index] = edge;
      depth[edge.to.index] = depthOf(place) + 1;
      queue.push(edge.to);
    }

  function depthOf({ index }: Place): number {
    return depth[index] ?? Infinity;
  }
  return {
    depthOf,
    edgesTo: (place: Place): { input: string; edges: Edge[] } => {
      const edges: Edge[] = [];
      for (let edge = cameBy[place.index]; edge; edge = cameBy[edge.from.index]) edges.push(edge);
      return { input: origin[place.index]?.input ?? '', edges: edges.reverse() };
    },
  };
}
