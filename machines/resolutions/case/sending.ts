import type { Act, Remedy } from '#schema/lifecycles.ts';

import type { CaseRead, Option, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { canMove, foundIn, isLedTo, standingOf } from './answering.ts';

/** Sent under one Idempotency-Key, until it is known what became of it. */
export type Attempt = { answer: OptionAnswer; key: string };

export type CustomerAct = Extract<Act, `customer.${string}`>;

/** What a customer does who answers so. */
export function actOf(remedy: Remedy, answer: OptionAnswer): CustomerAct {
  if ('rejected' in answer) return 'customer.no';
  if ('callMe' in answer) return 'customer.callMe';
  if ('isDashboard' in answer) return 'customer.noLounge';
  if ('loungeId' in answer || 'flightIds' in answer || 'alternateId' in answer) return 'customer.choose';
  return remedy === 'CASH' || remedy === 'POINTS' ? 'customer.claim' : 'customer.yes';
}

/** Sent again as it was, it goes under the key that it had. */
export const attemptOf = (
  { attempt, newKey }: { attempt: Attempt | null; newKey: () => string },
  answer: OptionAnswer,
): Attempt => (attempt && isSameAnswer(attempt.answer, answer) ? attempt : { answer, key: newKey() });

const isSameAnswer = (one: OptionAnswer, other: OptionAnswer): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The option as it stands after the insurer took an answer. */
export const changedBy = (changed: OptionChanged, option: Option): Option =>
  changed.kind === 'changed' ? { ...option, status: changed.status, resolutionId: changed.resolutionId } : option;

/** It is taken, and nobody but the customer can make sure of it. */
export const isUnconfirmed = (option: Option, remedy: Remedy): boolean =>
  option.resolutionId !== null && canMove(option, remedy, 'customer.confirm');

/** What became of something that was sent and not answered. `elsewhere`: somebody else answered it before. */
export type Outcome = 'not heard' | 'arrived' | 'confirmed' | 'failed' | 'unconfirmed' | 'elsewhere' | 'not listed';

/** `confirmKey`: the confirmation's own, where the answer was taken and the confirmation was sent. */
type Sent = { option: Option; remedy: Remedy; attempt: Attempt | null; confirmKey?: string | null };

/** What a case says of it that was read since. */
export function outcomeOf({ option, remedy, attempt, confirmKey = null }: Sent, read: CaseRead): Outcome {
  const found = foundIn(read, option)?.option;
  if (!found) return 'not listed';
  const stands = standingOf(found, remedy);
  if (attempt) {
    if (stands === standingOf(option, remedy)) return 'not heard';
    return isLedTo(remedy, option, actOf(remedy, attempt.answer), found) ? 'arrived' : 'elsewhere';
  }
  if (confirmKey === null) return 'elsewhere';
  if (stands === 'Confirmed') return 'confirmed';
  if (stands === 'Failed') return 'failed';
  return isUnconfirmed(found, remedy) ? 'unconfirmed' : 'elsewhere';
}
