import type { AnyDrive, Beginning, Field, Fields, Tables } from '../flow.ts';
import type { Step, Walk } from '../strategies/walk.ts';

import { answeredAt } from './turns.ts';

export const driveIn = ({ drive }: Tables): AnyDrive | undefined => (drive && 'asks' in drive ? drive : undefined);

/**
 * What is filled in and chosen in a step of a walk: as the sample has it, as the sandbox wants it, and so that it answers as
 * the walk goes on.
 *
 * @param at of the step; -1 for the beginning
 */
export function fieldsAt(drive: AnyDrive | undefined, walk: Walk, at: number): Fields {
  const begins = drive?.begins[walk.input];
  const beginning = begins && 'path' in begins ? begins : undefined;
  const fields = at < 0 ? (beginning?.fields ?? {}) : sampled(drive, beginning, walk.steps[at]);
  const wanted = drive ? answersTo(walk, at).map((answer) => wantedFor(drive, walk, answer)) : [];
  return {
    ...fields,
    ...Object.fromEntries(wanted.flatMap(Object.entries).filter(([name]) => name in fields)),
  };
}

function sampled(drive: AnyDrive | undefined, beginning: Beginning | undefined, step: Step | undefined): Fields {
  if (!step) return {};
  const { event, sample } = step.move;
  const { type, ...payload } = event;
  const given = Object.entries(payload).filter((field): field is [string, Field] => isField(field[1]));
  return {
    ...Object.fromEntries(given),
    ...drive?.fields?.[type]?.[sample],
    ...beginning?.samples?.[type]?.[sample],
  };
}

const isField = (value: unknown): value is Field =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);

/** Which steps answer what was given in this one, one after the other. */
function answersTo({ steps }: Walk, at: number): number[] {
  const isAnswer = (index: number) => Boolean(steps[index]?.move.actor);
  let index = steps.findIndex(({ move }, each) => each > at && (move.actor || hasFields(move.event)));
  const answers: number[] = [];
  while (index >= 0 && isAnswer(index)) answers.push(index++);
  return answers;
}

const hasFields = ({ type: _, ...payload }: { type: string }): boolean => Object.keys(payload).length > 0;

function wantedFor(drive: AnyDrive, walk: Walk, at: number): Fields {
  const answered = answeredAt(drive, walk, at);
  return answered && typeof answered === 'object' && 'with' in answered ? (answered.with ?? {}) : {};
}
