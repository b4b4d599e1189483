import type { AnyDrive, Field, Fields, Tables } from '../flow.ts';
import type { Step, Walk } from '../strategies/walk.ts';

export const driveIn = ({ drive }: Tables): AnyDrive | undefined => (drive && 'asks' in drive ? drive : undefined);

/**
 * What is filled in and chosen in a step of a walk: as the sample has it, as the sandbox wants it, and so that it answers as
 * the walk goes on.
 *
 * @param at of the step; -1 for the beginning
 */
export function fieldsAt(drive: AnyDrive | undefined, { input, steps }: Walk, at: number): Fields {
  const fields = at < 0 ? beginningsOf(drive, input) : sampled(drive, steps[at]);
  const answer = steps.slice(at + 1).find(({ move }) => move.actor || hasFields(move.event));
  const wanted = answer && answeredWith(drive, answer);
  return { ...fields, ...Object.fromEntries(Object.entries(wanted ?? {}).filter(([name]) => name in fields)) };
}

const beginningsOf = (drive: AnyDrive | undefined, input: string): Fields => {
  const begins = drive?.begins[input];
  return (begins && 'path' in begins && begins.fields) || {};
};

function sampled(drive: AnyDrive | undefined, step: Step | undefined): Fields {
  if (!step) return {};
  const { type, ...payload } = step.move.event;
  const given = Object.entries(payload).filter((field): field is [string, Field] => isField(field[1]));
  return { ...Object.fromEntries(given), ...drive?.fields?.[type]?.[step.move.sample] };
}

const isField = (value: unknown): value is Field =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);

const hasFields = ({ type: _, ...payload }: { type: string }): boolean => Object.keys(payload).length > 0;

function answeredWith(drive: AnyDrive | undefined, { move }: Step): Fields | undefined {
  const ask = move.actor ? drive?.asks[move.actor] : undefined;
  const answered = ask && 'call' in ask ? ask.answers[move.sample] : undefined;
  return answered && typeof answered === 'object' && 'with' in answered ? answered.with : undefined;
}
