import type { Edge, Graph, Place } from '../graph/graph.ts';

export type EdgePath = { input: string; edges: Edge[] };

/** Returns whether an edge may follow the one before it. */
export type MayFollow = (edge: Edge, before: Edge | undefined) => boolean;

type Came = { input: string; by: Edge | undefined };

/** Returns a shortest path to every reachable wanted place, breadth first. */
export function shortestPaths(
  { starts, places }: Graph,
  isWanted: (place: Place) => boolean = () => true,
  mayFollow: MayFollow = () => true,
): EdgePath[] {
  const came = new Map<Place, Came>();
  for (const { input, to } of starts) if (!came.has(to)) came.set(to, { input, by: undefined });
  // A Map also iterates over entries that are added meanwhile.
  for (const [place, { input, by }] of came)
    for (const edge of place.edges)
      if (!came.has(edge.to) && mayFollow(edge, by)) came.set(edge.to, { input, by: edge });

  return places.filter(isWanted).flatMap((place) => {
    const there = came.get(place);
    return there ? { input: there.input, edges: edgesBack(came, there) } : [];
  });
}

function edgesBack(came: ReadonlyMap<Place, Came>, there: Came): Edge[] {
  const edges: Edge[] = [];
  for (let edge = there.by; edge; edge = came.get(edge.from)?.by) edges.push(edge);
  return edges.reverse();
}
