import type { Edge, Graph, Place } from '../graph/graph.ts';

/** A way through a graph, from where one of the inputs leads. */
export type Way = { input: string; edges: Edge[] };

/** Whether an edge may be taken after the one before it. */
export type MayFollow = (edge: Edge, before: Edge | undefined) => boolean;

type Came = { input: string; by: Edge | undefined };

/** To every place that is wanted and can be come to, a shortest way, breadth first. */
export function shortestWays(
  { starts, places }: Graph,
  isWanted: (place: Place) => boolean = () => true,
  mayFollow: MayFollow = () => true,
): Way[] {
  const came = new Map<Place, Came>();
  for (const { input, to } of starts) if (!came.has(to)) came.set(to, { input, by: undefined });
  // A Map hands out what is added while it is walked.
  for (const [place, { input, by }] of came)
    for (const edge of place.edges)
      if (!came.has(edge.to) && mayFollow(edge, by)) came.set(edge.to, { input, by: edge });

  return places.filter(isWanted).flatMap((place) => {
    const there = came.get(place);
    return there ? { input: there.input, edges: wayBack(came, there) } : [];
  });
}

function wayBack(came: ReadonlyMap<Place, Came>, there: Came): Edge[] {
  const edges: Edge[] = [];
  for (let edge = there.by; edge; edge = came.get(edge.from)?.by) edges.push(edge);
  return edges.reverse();
}
