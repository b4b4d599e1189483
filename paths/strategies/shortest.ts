import { type Edge, type Graph, type Place, wayTo } from '../graph/graph.ts';

/** A way through a graph, from where one of the inputs leads. */
export type Way = { input: string; edges: Edge[] };

/** To every place that is wanted, a shortest way. The graph was made breadth first, so each is known already. */
export const shortestWays = ({ places }: Graph, isWanted: (place: Place) => boolean = () => true): Way[] =>
  places.filter(isWanted).map((place) => ({ input: place.input, edges: wayTo(place) }));
