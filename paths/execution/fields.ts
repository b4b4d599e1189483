import { type Field, type Fields, isCannot, type Start } from '../actions.ts';
import { getEnteredValues, getSampleFields } from '../executors.ts';
import type { Spec } from '../spec.ts';
import type { Path, Step } from '../strategies/path.ts';

import { findCause, selectByLaterAnswer } from './causes.ts';

/** Returns the start of a path in a browser, or undefined if it is infeasible. */
export function findStart({ starts }: Spec, { input, steps }: Path): Start | undefined {
  const start = starts[input];
  if (!start || isCannot(start)) return undefined;
  return 'ifLater' in start ? selectByLaterAnswer(start.ifLater, steps, -1) : start;
}

/**
 * Returns the values to enter in a step: those of the sample, those that the sandbox expects, and those that cause the
 * following answers.
 *
 * @param at index of the step; -1 for the start
 */
export function getStepFields(spec: Spec, path: Path, at: number): Fields {
  const start = findStart(spec, path);
  const fields = at < 0 ? (start?.fields ?? {}) : sampled(spec, start, path.steps[at]);
  const wanted = answersTo(path, at).map((answer) => wantedFor(spec, path, answer));
  return {
    ...fields,
    ...Object.fromEntries(wanted.flatMap(Object.entries).filter(([name]) => name in fields)),
  };
}

function sampled(spec: Spec, start: Start | undefined, step: Step | undefined): Fields {
  if (!step) return {};
  const { event, sample } = step.eventCase;
  const given = Object.entries(getEnteredValues(event)).filter((field): field is [string, Field] => isField(field[1]));
  return {
    ...Object.fromEntries(given),
    ...getSampleFields(spec, event.type, sample),
    ...start?.samples?.[event.type]?.[sample],
  };
}

const isField = (value: unknown): value is Field =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);

/** Returns the steps that answer the input of this one, in order. */
function answersTo({ steps }: Path, at: number): number[] {
  const isAnswer = (index: number) => Boolean(steps[index]?.eventCase.actor);
  let index = steps.findIndex(({ eventCase }, each) => each > at && (eventCase.actor || hasFields(eventCase.event)));
  const answers: number[] = [];
  while (index >= 0 && isAnswer(index)) answers.push(index++);
  return answers;
}

const hasFields = ({ type: _, ...payload }: { type: string }): boolean => Object.keys(payload).length > 0;

function wantedFor(spec: Spec, path: Path, at: number): Fields {
  const cause = findCause(spec, path, at);
  return (cause && !isCannot(cause) && cause.with) || {};
}
