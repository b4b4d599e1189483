import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

import type { AnyModel } from '#machines/model.ts';

import { type Limit, unlimited } from './limits.ts';
import { type Move, movesOf } from './moves.ts';
import { labelled, leavesOf } from './names.ts';
import { shortcutsOf } from './shortcut.ts';
import { type Doings, stepper } from './stepper.ts';

/** How a place was found. Null: what it looks like there was foreseen, and is asked for when somebody wants to know. */
type Found = {
  leaves: readonly AnyStateNode[];
  projected: string;
  input: string;
  depth: number;
  snapshot: AnyMachineSnapshot | null;
};

/** Where a machine can stand: its states and what guards read of its context. All that agree in it are one. */
export class Place {
  readonly leaves: readonly AnyStateNode[];
  readonly projected: string;
  /** How the shortest way here begins. */
  readonly input: string;
  /** Steps on that way. */
  readonly depth: number;
  /** Null: this is where the machine begins. */
  cameBy: Edge | null = null;
  readonly edges: Edge[] = [];
  /** A person can stay here: nothing is being waited for but them, or time. */
  isResting = true;
  readonly #look: (place: Place) => AnyMachineSnapshot;
  #snapshot: AnyMachineSnapshot | null;

  constructor(
    readonly index: number,
    readonly label: string,
    { leaves, projected, input, depth, snapshot }: Found,
    look: (place: Place) => AnyMachineSnapshot,
  ) {
    this.leaves = leaves;
    this.projected = projected;
    this.input = input;
    this.depth = depth;
    this.#snapshot = snapshot;
    this.#look = look;
  }

  /** The first that came here. */
  get snapshot(): AnyMachineSnapshot {
    return (this.#snapshot ??= this.#look(this));
  }

  get isFinal(): boolean {
    return this.leaves.some(({ type }) => type === 'final') && this.snapshot.status !== 'active';
  }
}

/** Something that can happen in a place, and where it leads. */
export type Edge = Doings & { index: number; from: Place; move: Move; to: Place };

export type Start = Doings & { input: string; to: Place };

/** `met`: it ends where the machine does not, as the search had to stop. */
export type Graph = { starts: Start[]; places: Place[]; edges: Edge[]; met: Limit | null };

const longestUnseen = 200;
const none: readonly never[] = [];

/** Everything a machine can do with the samples of its model, breadth first, so that the first way to a place is a shortest. */
export function graphOf(model: AnyModel, budget = unlimited): Graph {
  const { start, step } = stepper(model);
  const movesIn = movesOf(model);
  const foresee = shortcutsOf(model.machine);
  const known = new Map<string, Place>();
  const graph: Graph = { starts: [], places: [], edges: [], met: null };

  function look({ cameBy }: Place): AnyMachineSnapshot {
    if (!cameBy) throw new Error('Nothing foreseen is a beginning');
    return step(cameBy.from.snapshot, cameBy.move.event).snapshot;
  }

  function meet(found: Found): Place {
    const label = labelled(found.leaves, found.projected);
    const met = known.get(label);
    if (met) return met;
    const place = new Place(graph.places.length, label, found, look);
    known.set(label, place);
    graph.places.push(place);
    return place;
  }

  function meetAt(snapshot: AnyMachineSnapshot, input: string, depth: number): Place {
    const projected = model.stateKey(snapshot.context as never);
    return meet({ leaves: leavesOf(snapshot), projected, input, depth, snapshot });
  }

  /** Undefined where nothing happens. */
  function follow(from: Place, move: Move): Edge | undefined {
    const { input, projected } = from;
    const index = graph.edges.length;
    const depth = from.depth + 1;
    const foreseen = foresee(from.leaves, move.event);
    if (foreseen) {
      const { leaves, taken } = foreseen;
      const to = meet({ leaves, projected, input, depth, snapshot: null });
      return { index, from, move, to, effects: none, taken, starts: none };
    }
    const { snapshot, effects, taken, starts } = step(from.snapshot, move.event);
    if (taken.length === 0) return undefined;
    return { index, from, move, to: meetAt(snapshot, input, depth), effects, taken, starts };
  }

  for (const [input, given] of Object.entries(model.inputs)) {
    const { snapshot, ...doings } = start(given);
    graph.starts.push({ input, to: meetAt(snapshot, input, 0), ...doings });
  }
  // Places are added while they are walked, so the list is the queue as well.
  for (const place of graph.places) {
    if (place.isFinal) continue;
    for (const move of movesIn(place.leaves)) {
      if ((graph.met = budget.met())) return graph;
      const places = graph.places.length;
      const edge = follow(place, move);
      if (!edge) continue;
      const { to } = edge;
      if (to.index === places) to.cameBy = edge;
      // Each is found by a step from the one before it, so a long way is not left to one moment.
      if (to.index === places && to.depth % longestUnseen === 0) void to.snapshot;
      if (move.actor) place.isResting = false;
      place.edges.push(edge);
      graph.edges.push(edge);
    }
  }
  return graph;
}

/** The shortest way to a place, from where its machine begins. */
export function wayTo(place: Place): Edge[] {
  const way: Edge[] = [];
  for (let edge = place.cameBy; edge; edge = edge.from.cameBy) way.push(edge);
  return way.reverse();
}
