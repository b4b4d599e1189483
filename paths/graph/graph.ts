import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

import type { AnyModel } from '#machines/model.ts';
import { type EventCase, eventCasesOf } from './eventCases.ts';
import { type Limit, unlimited } from './limits.ts';
import { labelled, leavesOf } from './names.ts';
import { type Problems, problemsAfter } from './problems.ts';
import { shortcutsOf } from './shortcut.ts';
import { type StepResult, stepper } from './stepper.ts';

/** How a place was found. Null: what it looks like there was foreseen, and is asked for when somebody wants to know. */
type Found = {
  leaves: readonly AnyStateNode[];
  stateKey: string;
  input: string;
  depth: number;
  snapshot: AnyMachineSnapshot | null;
};

/** Where a machine can stand: its states and what guards read of its context. All that agree in it are one. */
export class Place {
  readonly leaves: readonly AnyStateNode[];
  readonly stateKey: string;
  /** How the shortest path here begins. */
  readonly input: string;
  /** Steps on that path. */
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

  /** The first that came here. */
  get snapshot(): AnyMachineSnapshot {
    return (this.#snapshot ??= this.#look(this));
  }

  get isFinal(): boolean {
    return this.leaves.some(({ type }) => type === 'final') && this.snapshot.status !== 'active';
  }
}

/** Something that can happen in a place, and where it leads. */
export type Edge = StepResult & {
  index: number;
  from: Place;
  eventCase: EventCase;
  to: Place;
  /** What is wrong with fields since. */
  problems: Problems;
};

export type Start = StepResult & { input: string; to: Place };

/** `met`: it ends where the machine does not, as the search had to stop. */
export type Graph = { starts: Start[]; places: Place[]; edges: Edge[]; met: Limit | null };

const longestUnseen = 200;
const none: readonly never[] = [];

/** Everything a machine can do with the samples of its model, breadth first, so that the first path to a place is a shortest. */
export function graphOf(model: AnyModel, budget = unlimited): Graph {
  const { start, step } = stepper(model);
  const eventCasesIn = eventCasesOf(model);
  const foresee = shortcutsOf(model.machine);
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
    return meet({ leaves: leavesOf(snapshot), stateKey, input, depth, snapshot });
  }

  /** Undefined where nothing happens. */
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
  // Places are added while they are explored, so the list is the queue as well.
  for (const place of graph.places) {
    if (place.isFinal) continue;
    for (const eventCase of eventCasesIn(place.leaves)) {
      if ((graph.met = budget.met())) return graph;
      const places = graph.places.length;
      const edge = follow(place, eventCase);
      if (!edge) continue;
      const { to } = edge;
      if (to.index === places) to.cameBy = edge;
      // Each is found by a step from the one before it, so a long path is not left to one moment.
      if (to.index === places && to.depth % longestUnseen === 0) void to.snapshot;
      if (eventCase.actor) place.isResting = false;
      place.edges.push(edge);
      graph.edges.push(edge);
    }
  }
  return graph;
}

/** The edges of the shortest path to a place, from where its machine begins. */
export function edgesTo(place: Place): Edge[] {
  const edges: Edge[] = [];
  for (let edge = place.cameBy; edge; edge = edge.from.cameBy) edges.push(edge);
  return edges.reverse();
}
