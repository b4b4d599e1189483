import type { Act } from '#schema/lifecycles.ts';

import { foundIn, isLedTo, standingOf } from '../case/answering.ts';
import type { CaseRead, Option, OptionAnswer } from '../resolutions.ts';

export type LoungeAct = Extract<Act, `customer.${'choose' | 'confirm' | 'no' | 'callMe' | 'noLounge'}`>;

/** How it stands as a lounge, whatever else was taken instead of it. */
export const loungeStanding = (option: Option): string => standingOf(option, 'LOUNGE');

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

/** What became of something that was sent and not answered. `elsewhere`: somebody else answered it before. */
export type Outcome = 'not heard' | 'arrived' | 'confirmed' | 'failed' | 'unconfirmed' | 'elsewhere' | 'not listed';

type Sent = { option: Option; attempt: Attempt | null; confirmKey: string | null };

/** What a case says of it that was read since. */
export function outcomeOf({ option, attempt, confirmKey }: Sent, read: CaseRead): Outcome {
  const found = foundIn(read, option)?.option;
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
