import type { AnyModel } from '#machines/kit/model.ts';
import type { EventCase } from '../graph/eventCases.ts';
import type { Edge } from '../graph/graph.ts';
import { getPlaceLabel } from '../graph/names.ts';
import { type Problems, problemsAfter, readProblems } from '../graph/problems.ts';
import { type StepResult, stepper } from '../graph/stepper.ts';

export type Step = StepResult & {
  from: string;
  eventCase: EventCase;
  to: string;
  /** Context of the machine after the step. */
  context: unknown;
  /** New field problems by field name. */
  problems: Problems;
};

export type Path = { input: string; begins: Omit<Step, 'from' | 'eventCase'>; steps: Step[] };

export type PathRunner = {
  path: Path;
  at: () => string;
  /** Returns null if nothing happened. */
  take: (eventCase: EventCase) => Step | null;
  hasEnded: () => boolean;
};

/** Runs the machine rather than its graph, because the graph merges positions. */
export function pathRunner(model: AnyModel): (input: string) => PathRunner {
  const { start, step } = stepper(model);

  return (input) => {
    const { snapshot: first, ...result } = start(model.inputs[input]);
    let [snapshot, place] = [first, getPlaceLabel(first, model)];
    const begins = { to: place, context: first.context, problems: readProblems(first), ...result };
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
        const to = getPlaceLabel(snapshot, model);
        const taking: Step = { from: place, eventCase, to, context: next.context, problems, ...done };
        path.steps.push(taking);
        place = to;
        return taking;
      },
    };
  };
}

/** Replays a path of the graph on the machine. Returns null if the machine reaches another state. */
export function replayed(begin: (input: string) => PathRunner, input: string, edges: readonly Edge[]): Path | null {
  const runner = begin(input);
  return edges.every(({ eventCase, to }) => runner.take(eventCase)?.to === to.label) ? runner.path : null;
}
