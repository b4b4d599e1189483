import type { Act, Remedy } from '#schema/lifecycles.ts';

import type { CaseRead, Option, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { canMove, findOption, getOptionStatus, isReachableByAct } from './blockedReason.ts';

/** Keeps one Idempotency-Key until the outcome is known. */
export type Attempt = { answer: OptionAnswer; key: string };

export type CustomerAct = Extract<Act, `customer.${string}`>;

export function toCustomerAct(remedy: Remedy, answer: OptionAnswer): CustomerAct {
  if ('rejected' in answer) return 'customer.no';
  if ('callMe' in answer) return 'customer.callMe';
  if ('isDashboard' in answer) return 'customer.noLounge';
  if ('loungeId' in answer || 'flightIds' in answer || 'alternateId' in answer) return 'customer.choose';
  return remedy === 'CASH' || remedy === 'POINTS' ? 'customer.claim' : 'customer.yes';
}

/** Returns an attempt with the same key if the answer is unchanged. */
export const toAttempt = (
  { attempt, newKey }: { attempt: Attempt | null; newKey: () => string },
  answer: OptionAnswer,
): Attempt => (attempt && isSameAnswer(attempt.answer, answer) ? attempt : { answer, key: newKey() });

const isSameAnswer = (one: OptionAnswer, other: OptionAnswer): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the option after the insurer accepted an answer. */
export const applyChange = (changed: OptionChanged, option: Option): Option =>
  changed.kind === 'changed' ? { ...option, status: changed.status, resolutionId: changed.resolutionId } : option;

/** Returns whether the option is taken and waits for the customer's confirmation. */
export const isUnconfirmed = (option: Option, remedy: Remedy): boolean =>
  option.resolutionId !== null && canMove(option, remedy, 'customer.confirm');

/**
 * The outcome of a request without an answer. `elsewhere`: the option was answered by another person or in another tab.
 */
export type Outcome = 'not heard' | 'arrived' | 'confirmed' | 'failed' | 'unconfirmed' | 'elsewhere' | 'not listed';

/** `confirmKey`: the key of the confirmation, if the answer was accepted and the confirmation sent. */
type Sent = { option: Option; remedy: Remedy; attempt: Attempt | null; confirmKey?: string | null };

/** Returns the outcome of a request, according to a disruption that was read afterwards. */
export function findOutcome({ option, remedy, attempt, confirmKey = null }: Sent, read: CaseRead): Outcome {
  const found = findOption(read, option)?.option;
  if (!found) return 'not listed';
  const stands = getOptionStatus(found, remedy);
  if (attempt) {
    if (stands === getOptionStatus(option, remedy)) return 'not heard';
    return isReachableByAct(remedy, option, toCustomerAct(remedy, attempt.answer), found) ? 'arrived' : 'elsewhere';
  }
  if (confirmKey === null) return 'elsewhere';
  if (stands === 'Confirmed') return 'confirmed';
  if (stands === 'Failed') return 'failed';
  return isUnconfirmed(found, remedy) ? 'unconfirmed' : 'elsewhere';
}
