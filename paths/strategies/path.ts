import type { AnyModel } from '#machines/model.ts';
import type { EventCase } from '../graph/eventCases.ts';
import type { Edge } from '../graph/graph.ts';
import { nameOf } from '../graph/names.ts';
import { type Problems, problemsAfter, problemsIn } from '../graph/problems.ts';
import { type StepResult, stepper } from '../graph/stepper.ts';

/** Something that happens, where it leads, and what is asked of the world on the way. */
export type Step = StepResult & {
  from: string;
  eventCase: EventCase;
  to: string;
  /** Of the machine, where the step leads. */
  context: unknown;
  /** What is newly wrong with fields, by their names. */
  problems: Problems;
};

/** A path through a machine: how it begins, and what happens then. */
export type Path = { input: string; begins: Omit<Step, 'from' | 'eventCase'>; steps: Step[] };

/** Runs a machine along a path, step by step. */
export type PathRunner = {
  path: Path;
  /** Where the machine is now. */
  at: () => string;
  /** Answers whether anything happened. */
  take: (eventCase: EventCase) => Step | null;
  hasEnded: () => boolean;
};

/** Runs the machine, not its graph: where the two disagree the machine is right. */
export function pathRunner(model: AnyModel): (input: string) => PathRunner {
  const { start, step } = stepper(model);

  return (input) => {
    const { snapshot: first, ...result } = start(model.inputs[input]);
    let [snapshot, place] = [first, nameOf(first, model)];
    const begins = { to: place, context: first.context, problems: problemsIn(first), ...result };
    const path: Path = { input, begins, steps: [] };
    return {
      path,
      at: () => place,
      hasEnded: () => snapshot.status !== 'active',
      take: (eventCase) => {
        const { snapshot: next, ...done } = step(snapshot, eventCase.event);
        if (done.taken.length === 0) return null;
        const problems = problemsAfter(snapshot, next);
        snapshot = next;
        const to = nameOf(snapshot, model);
        const taking: Step = { from: place, eventCase, to, context: next.context, problems, ...done };
        path.steps.push(taking);
        place = to;
        return taking;
      },
    };
  };
}

/** A path of the graph as the machine takes it; null where it comes to another state. */
export function replayed(begin: (input: string) => PathRunner, input: string, edges: readonly Edge[]): Path | null {
  const runner = begin(input);
  return edges.every(({ eventCase, to }) => runner.take(eventCase)?.to === to.label) ? runner.path : null;
}
