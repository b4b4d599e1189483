import { type Act, type Allowances, isAnswerAllowed, isOptionStatus, moveOf } from '#schema/lifecycles.ts';

import { isLedTo, standingOf } from '../case/answering.ts';
import type { CaseRead, Option, OptionAnswer, OptionChanged } from '../resolutions.ts';

export type LoungeAct = Extract<Act, `customer.${'choose' | 'confirm' | 'no' | 'callMe' | 'noLounge'}`>;

/** Why nothing comes of it, if nothing does. `no rights`: the reader may only look. */
export type Hindrance = 'moved' | 'not allowed' | 'no rights';

type Answerable = { option: Option; allowances: Allowances; mayWrite: boolean };

export function hindranceOf({ option, allowances, mayWrite }: Answerable, act: LoungeAct): Hindrance | null {
  if (!canMove(option, act)) return 'moved';
  if (!isAnswerAllowed('LOUNGE', act, allowances)) return 'not allowed';
  return mayWrite ? null : 'no rights';
}

/** How it stands as a lounge, whatever else was taken instead of it. */
export const loungeStanding = (option: Option): string => standingOf(option, 'LOUNGE');

function canMove(option: Option, act: Act): boolean {
  const status = loungeStanding(option);
  return isOptionStatus(status) && moveOf('LOUNGE', status, act, option) !== undefined;
}

export const isAsked = (option: Option): boolean => ['Initial', 'OptionsSent'].includes(loungeStanding(option));

/** It is booked, and nobody but the customer can make sure of it. */
export const isBooked = (option: Option): boolean =>
  loungeStanding(option) === 'Booked' && option.resolutionId !== null;

/** Sent under one Idempotency-Key, until it is known what became of it. */
export type Attempt = { answer: OptionAnswer; key: string };

/** Given in the form of the lounges: one of them, or that there is no getting to any. */
export const isOfForm = (answer: OptionAnswer): boolean => 'loungeId' in answer;

/** What somebody does who answers so. */
export function actOf(answer: OptionAnswer): LoungeAct {
  if ('rejected' in answer) return 'customer.no';
  if ('callMe' in answer) return 'customer.callMe';
  return 'firstName' in answer ? 'customer.choose' : 'customer.noLounge';
}

export const statusIn = (answer: OptionChanged): string | null => (answer.kind === 'changed' ? answer.status : null);

/** The same option as the case has it now; null where it has none. */
export const readIn = (read: CaseRead, { optionId }: Option): Option | null =>
  read.kind === 'read' ? (read.case.options.find((each) => each.optionId === optionId) ?? null) : null;

/** What became of something that was sent and not answered. `elsewhere`: somebody else answered it before. */
export type Outcome = 'not heard' | 'arrived' | 'confirmed' | 'failed' | 'unconfirmed' | 'elsewhere' | 'not listed';

type Sent = { option: Option; attempt: Attempt | null; confirmKey: string | null };

/** What a case says of it that was read since. */
export function outcomeOf({ option, attempt, confirmKey }: Sent, read: CaseRead): Outcome {
  const found = readIn(read, option);
  if (!found) return 'not listed';
  const stands = loungeStanding(found);
  if (attempt) {
    if (stands === loungeStanding(option)) return 'not heard';
    return isLedTo('LOUNGE', option, actOf(attempt.answer), found) ? 'arrived' : 'elsewhere';
  }
  if (confirmKey === null) return 'elsewhere';
  if (stands === 'Confirmed') return 'confirmed';
  if (stands === 'Failed') return 'failed';
  return isBooked(found) ? 'unconfirmed' : 'elsewhere';
}
