import type { AnyModel } from '#machines/kit/model.ts';

import { isCannot } from '../actions.ts';
import { isOver } from '../effects.ts';
import {
  findEventException,
  findExecutor,
  findImpossibleReason,
  findPlaceException,
  getTriggerActions,
  isTrigger,
} from '../executors.ts';
import type { EventCase } from '../graph/eventCases.ts';
import type { Edge } from '../graph/graph.ts';
import type { Spec } from '../spec.ts';
import type { Path, Step } from '../strategies/path.ts';

import { findAnswer } from './answers.ts';

/** Returns why a step is infeasible in a browser, or undefined if it is feasible. */
function whyNot(spec: Spec, from: string, { event, sample, actor, delay }: EventCase): string | undefined {
  if (delay) {
    const length = spec.delays?.[delay] ?? spec.model.machine.implementations.delays[delay];
    return typeof length === 'number' ? undefined : `nobody says how long ${delay} is`;
  }
  if (actor) return whyUnanswered(spec, from, actor, sample);
  const why = findEventException(spec, from, event.type) ?? findImpossibleReason(spec, event.type, sample);
  if (why) return why;
  const done = findExecutor(spec, event.type, from);
  if (!done) return 'nobody says how it comes about';
  const triggered = isTrigger(done) ? getTriggerActions(done, sample) : done;
  return isCannot(triggered) ? triggered.cannot : undefined;
}

function whyUnanswered({ actors }: Spec, from: string, actor: string, sample: string): string | undefined {
  const known = actors[actor] ?? { cannot: `nobody says whom ${actor} asks` };
  if (isCannot(known)) return known.cannot;
  const answer =
    'call' in known ? findAnswer(known.answers, sample) : (known.plays[sample] ?? { cannot: 'nobody plays it' });
  if (answer === 'as it is') return undefined;
  if (isCannot(answer)) return answer.cannot;
  return 'except' in answer && answer.except ? findPlaceException(answer.except, from) : undefined;
}

/** Determines which part of a machine is feasible in a browser. `reasons` collects why the explored rest is not. */
export function analyzeFeasibility(spec: Spec) {
  const { model } = spec;
  const reasons = new Set<string>();
  const isPossible = (what: string, why: string | undefined): boolean => {
    if (why) reasons.add(`${what}: ${why}`);
    return !why;
  };
  const inputs = Object.fromEntries(
    Object.entries(model.inputs).filter(([input]) => isPossible(input, whyNotFrom(spec, input))),
  );
  return {
    model: { ...model, inputs } satisfies AnyModel,
    reasons,
    isAllowed: ({ from, eventCase }: Edge): boolean => isPossible(eventCase.label, whyNot(spec, from.label, eventCase)),
    isLast: isOver,
  };
}

/**
 * Returns the first infeasible step of a path with the reason, -1 for the start, or undefined if every step is
 * feasible.
 */
export function firstInfeasible(spec: Spec, { input, steps }: Path): { at: number; why: string } | undefined {
  const first = whyNotFrom(spec, input);
  if (first) return { at: -1, why: first };
  for (const [at, { from, eventCase }] of steps.entries()) {
    const before: Step | undefined = steps[at - 1];
    const why = before && isOver(before) ? 'nothing of the flow is left to see' : whyNot(spec, from, eventCase);
    if (why) return { at, why };
  }
  return undefined;
}

/** Returns why a start is infeasible in a browser, or undefined if it is feasible. */
function whyNotFrom({ starts }: Spec, input: string): string | undefined {
  const known = starts[input] ?? { cannot: 'nobody says how it begins' };
  return isCannot(known) ? known.cannot : undefined;
}
