import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';
import { type EventCase, indexEventCases } from './eventCases.ts';
import { type Limit, unlimited } from './limits.ts';
import { labelled, listActiveLeaves } from './names.ts';
import { type Problems, problemsAfter } from './problems.ts';
import { getShortcuts } from './shortcut.ts';
import { type StepResult, stepper } from './stepper.ts';

/** Null if the snapshot was predicted by a shortcut. Computed on demand. */
type Found = {
  leaves: readonly AnyStateNode[];
  stateKey: string;
  input: string;
  depth: number;
  snapshot: AnyMachineSnapshot | null;
};

/** A position of a machine: its states and the part of the context that guards read. Equal ones are merged. */
export class Place {
  readonly leaves: readonly AnyStateNode[];
  readonly stateKey: string;
  /** Input at the start of the shortest path. */
  readonly input: string;
  readonly depth: number;
  /** Null at the start. */
  cameBy: Edge | null = null;
  readonly edges: Edge[] = [];
  /** Whether the machine waits for nothing but the user or time. */
  isResting = true;
  readonly #look: (place: Place) => AnyMachineSnapshot;
  #snapshot: AnyMachineSnapshot | null;

  constructor(
    readonly index: number,
    readonly label: string,
    { leaves, stateKey, input, depth, snapshot }: Found,
    look: (place: Place) => AnyMachineSnapshot,
  ) {
    this.leaves = leaves;
    this.stateKey = stateKey;
    this.input = input;
    this.depth = depth;
    this.#snapshot = snapshot;
    this.#look = look;
  }

  /** Snapshot of the first visit. */
  get snapshot(): AnyMachineSnapshot {
    return (this.#snapshot ??= this.#look(this));
  }

  get isFinal(): boolean {
    return this.leaves.some(({ type }) => type === 'final') && this.snapshot.status !== 'active';
  }
}

/** An event in a place and its result. */
export type Edge = StepResult & {
  index: number;
  from: Place;
  eventCase: EventCase;
  to: Place;
  /** Field problems that the step added. */
  problems: Problems;
};

export type Start = StepResult & { input: string; to: Place };

/** `met` is the limit that cut the search short, if any. */
export type Graph = { starts: Start[]; places: Place[]; edges: Edge[]; met: Limit | null };

const longestUnseen = 200;
const none: readonly never[] = [];

/**
 * Explores everything a machine can do with the samples of its model, breadth first, so that the first path to a place
 * is a shortest one.
 */
export function exploreGraph(model: AnyModel, budget = unlimited): Graph {
  const { start, step } = stepper(model);
  const eventCasesIn = indexEventCases(model);
  const foresee = getShortcuts(model.machine);
  const known = new Map<string, Place>();
  const graph: Graph = { starts: [], places: [], edges: [], met: null };

  function look({ cameBy }: Place): AnyMachineSnapshot {
    if (!cameBy) throw new Error('Nothing foreseen is a beginning');
    return step(cameBy.from.snapshot, cameBy.eventCase.event).snapshot;
  }

  function meet(found: Found): Place {
    const label = labelled(found.leaves, found.stateKey);
    const met = known.get(label);
    if (met) return met;
    const place = new Place(graph.places.length, label, found, look);
    known.set(label, place);
    graph.places.push(place);
    return place;
  }

  function meetAt(snapshot: AnyMachineSnapshot, input: string, depth: number): Place {
    const stateKey = model.stateKey(snapshot.context as never);
    return meet({ leaves: listActiveLeaves(snapshot), stateKey, input, depth, snapshot });
  }

  /** Returns undefined if nothing happens. */
  function follow(from: Place, eventCase: EventCase): Edge | undefined {
    const { input, stateKey } = from;
    const index = graph.edges.length;
    const depth = from.depth + 1;
    const foreseen = foresee(from.leaves, eventCase.event);
    if (foreseen) {
      const { leaves, taken } = foreseen;
      const to = meet({ leaves, stateKey, input, depth, snapshot: null });
      return { index, from, eventCase, to, effects: none, problems: {}, taken, starts: none };
    }
    const { snapshot, effects, taken, starts } = step(from.snapshot, eventCase.event);
    if (taken.length === 0) return undefined;
    const problems = problemsAfter(from.snapshot, snapshot);
    return { index, from, eventCase, to: meetAt(snapshot, input, depth), effects, problems, taken, starts };
  }

  for (const [input, given] of Object.entries(model.inputs)) {
    const { snapshot, ...result } = start(given);
    graph.starts.push({ input, to: meetAt(snapshot, input, 0), ...result });
  }
  // Places are appended during exploration, so the list doubles as the queue.
  for (const place of graph.places) {
    if (place.isFinal) continue;
    for (const eventCase of eventCasesIn(place.leaves)) {
      if ((graph.met = budget.met())) return graph;
      const places = graph.places.length;
      const edge = follow(place, eventCase);
      if (!edge) continue;
      const { to } = edge;
      if (to.index === places) to.cameBy = edge;
      // Computes some snapshots along a long path, because each is derived from the one before it.
      if (to.index === places && to.depth % longestUnseen === 0) void to.snapshot;
      if (eventCase.actor) place.isResting = false;
      place.edges.push(edge);
      graph.edges.push(edge);
    }
  }
  return graph;
}

/** Returns the edges of the shortest path to a place. */
export function getShortestPath(place: Place): Edge[] {
  const edges: Edge[] = [];
  for (let edge = place.cameBy; edge; edge = edge.from.cameBy) edges.push(edge);
  return edges.reverse();
}
