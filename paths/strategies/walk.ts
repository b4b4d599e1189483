import type { AnyMachineSnapshot } from 'xstate';

import type { AnyModel } from '#machines/model.ts';

import type { Edge } from '../graph/graph.ts';
import type { Move } from '../graph/moves.ts';
import { nameOf } from '../graph/names.ts';
import { type Doings, stepper } from '../graph/stepper.ts';

/** Something that happens, where it leads, and what is asked of the world on the way. */
export type Step = Doings & {
  from: string;
  move: Move;
  to: string;
  /** Of the machine, where the step leads. */
  context: unknown;
  /** What is newly wrong with fields, by their names. */
  problems: Readonly<Record<string, unknown>>;
};

/** A way through a machine: how it begins, and what happens then. */
export type Walk = { input: string; begins: Omit<Step, 'from' | 'move'>; steps: Step[] };

/** A walk that a running machine is asked for, step by step. */
export type Walker = {
  walk: Walk;
  /** Where the machine is now. */
  at: () => string;
  /** Answers whether anything happened. */
  take: (move: Move) => Step | null;
  hasEnded: () => boolean;
};

/** Walks a machine, not its graph: where the two disagree the machine is right. */
export function walkers(model: AnyModel): (input: string) => Walker {
  const { start, step } = stepper(model);

  return (input) => {
    const { snapshot: first, ...doings } = start(model.inputs[input]);
    let [snapshot, place] = [first, nameOf(first, model)];
    const begins = { to: place, context: first.context, problems: problemsIn(first), ...doings };
    const walk: Walk = { input, begins, steps: [] };
    return {
      walk,
      at: () => place,
      hasEnded: () => snapshot.status !== 'active',
      take: (move) => {
        const { snapshot: next, ...done } = step(snapshot, move.event);
        if (done.taken.length === 0) return null;
        const problems = next.context.problems === snapshot.context.problems ? {} : problemsIn(next);
        snapshot = next;
        const to = nameOf(snapshot, model);
        const taking: Step = { from: place, move, to, context: next.context, problems, ...done };
        walk.steps.push(taking);
        place = to;
        return taking;
      },
    };
  };
}

/** A way of the graph as the machine takes it; null where it goes another way. */
export function walked(begin: (input: string) => Walker, input: string, way: readonly Edge[]): Walk | null {
  const walker = begin(input);
  return way.every(({ move, to }) => walker.take(move)?.to === to.label) ? walker.walk : null;
}

/** A form is told of its fields by what its machine calls `problems`. */
const problemsIn = ({ context }: AnyMachineSnapshot): Step['problems'] => (context.problems ?? {}) as Step['problems'];
