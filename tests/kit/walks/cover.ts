import type { AnyMachineSnapshot } from 'xstate';

import type { AnyModel } from '#machines/model.ts';

import { type Graph, graphOf, type Move, nameOf, stepper } from '../machines/graph.ts';

/** Something that happens, where it leads, and what is asked of the world on the way. */
export type Edge = { from: string; move: Move; to: string; asks: readonly string[] };

/** A way through a machine: how it begins, and what happens then. */
export type Walk = { input: string; begins: Omit<Edge, 'from' | 'move'>; edges: Edge[] };

/** Longer walks are fewer, and say less about where they broke. */
const longest = 20;

/**
 * Few walks that together begin in every way and take every edge: on to the nearest edge that is still to be taken, and
 * anew where none is near.
 *
 * The graph takes things for one that differ in what no guard reads now but some guard may read later (two notices that wait,
 * or three), so every step is asked of the machine, and the graph says where to look only.
 *
 * @param isLast whether nothing can come after this
 * @param goesOn inputs from which there is no walking on
 */
export function coverOf(model: AnyModel, isLast: (edge: Edge) => boolean, goesOn: readonly string[]): Walk[] {
  const graph = graphOf(model);
  const machine = stepper(model);
  const left = new Map(graph.edges.map((edge) => [keyOf(edge.from.label, edge.move), edge]));

  function walkFrom(input: string, way: readonly Move[]): Walk {
    const { snapshot, asks } = machine.start(model.inputs[input]);
    const walk: Walk = { input, begins: { to: nameOf(snapshot, model), asks: [...asks] }, edges: [] };
    let at: AnyMachineSnapshot | null = snapshot;
    for (let next = way; at && next.length > 0; next = at ? nearest(graph, nameOf(at, model), left, isLast) : []) {
      if (walk.edges.length > 0 && walk.edges.length + next.length > longest) break;
      for (const move of next) at = at && take(walk, at, move);
    }
    return walk;
  }

  /** Null where the machine knows better, or where it ends. */
  function take(walk: Walk, before: AnyMachineSnapshot, move: Move): AnyMachineSnapshot | null {
    const { snapshot, asks, taken } = machine.step(before, move.event);
    if (taken === 0) return null;
    const edge: Edge = { from: nameOf(before, model), move, to: nameOf(snapshot, model), asks: [...asks] };
    walk.edges.push(edge);
    left.delete(keyOf(edge.from, move));
    return snapshot.status === 'active' && !isLast(edge) ? snapshot : null;
  }

  const walks = graph.starts.map(({ input, to }) =>
    walkFrom(input, goesOn.includes(input) ? [] : nearest(graph, to, left, isLast)),
  );
  for (const { from, move } of left.values())
    walks.push(walkFrom(from.input, [...from.route.map((step) => step.move), move]));
  return walks;
}

/** What tells an edge from all others. */
export const keyOf = (from: string, { label }: Move): string => `${from} ← ${label}`;

/** The shortest way that ends with an edge which is still to be taken; none if there is no such way. */
function nearest(
  { edges }: Graph,
  label: string,
  left: ReadonlyMap<string, unknown>,
  isLast: (edge: Edge) => boolean,
): Move[] {
  const onwards = (from: string) => edges.filter((edge) => edge.from.label === from);
  const seen = new Set([label]);
  const ways = onwards(label).map((edge) => [edge]);
  for (const way of ways) {
    const last = way.at(-1) as Graph['edges'][number];
    if (left.has(keyOf(last.from.label, last.move))) return way.map(({ move }) => move);
    if (seen.has(last.to) || isLast({ ...last, from: last.from.label })) continue;
    seen.add(last.to);
    ways.push(...onwards(last.to).map((edge) => [...way, edge]));
  }
  return [];
}
