import {
  type Act,
  type Allowances,
  findMove,
  isAnswerAllowed,
  isOptionStatus,
  listActs,
  type Remedy,
} from '#schema/lifecycles.ts';

import type { CaseRead, Option, OptionChanged } from '../resolutions.ts';

/** Returns the status of one part of a combination; `N/A` once another part was taken. */
export const getOptionStatus = ({ status, selected }: Option, remedy: Remedy): string =>
  selected !== null && selected !== remedy ? 'N/A' : status;

/** Returns whether the lifecycle allows the act in the option's current status. */
export function canMove(option: Option, remedy: Remedy, act: Act): boolean {
  const status = getOptionStatus(option, remedy);
  return isOptionStatus(status) && findMove(remedy, status, act, option) !== undefined;
}

/**
 * The reason why an act is impossible. `unpayable`: there is no account to pay to. `no rights`: the user is read-only.
 */
export type BlockedReason = 'moved' | 'not allowed' | 'unpayable' | 'no rights';

/** `isUnpayable`: no payout method exists, and none can be set up here. */
export type Answerable = { option: Option; allowances: Allowances; mayWrite: boolean; isUnpayable?: boolean };

export function getBlockedReason(
  { option, allowances, mayWrite, isUnpayable = false }: Answerable,
  remedy: Remedy,
  act: Act,
): BlockedReason | null {
  if (!canMove(option, remedy, act)) return 'moved';
  if (!isAnswerAllowed(remedy, act, allowances)) return 'not allowed';
  if (isUnpayable && remedy === 'CASH' && act === 'customer.claim') return 'unpayable';
  return mayWrite ? null : 'no rights';
}

/**
 * Returns whether the act leads from the old status to the current one, directly or by further steps of the insurer.
 */
export function isReachableByAct(remedy: Remedy, before: Option, act: Act, now: Option): boolean {
  const from = getOptionStatus(before, remedy);
  if (!isOptionStatus(from)) return false;
  const led = new Set(findMove(remedy, from, act, before)?.to);
  for (const status of led)
    for (const next of listActs(remedy, status, 'operator', before))
      for (const each of findMove(remedy, status, next, before)?.to ?? []) led.add(each);
  return [...led].some((status) => status === getOptionStatus(now, remedy));
}

/** Returns the current version of the same option and its allowances; null if it no longer exists. */
export function findOption(read: CaseRead, { optionId }: Option): { option: Option; allowances: Allowances } | null {
  if (read.kind !== 'read') return null;
  const { options, allowances } = read.case;
  const option = options.find((each) => each.optionId === optionId);
  return option ? { option, allowances } : null;
}

export const getChangedStatus = (answer: OptionChanged): string | null =>
  answer.kind === 'changed' ? answer.status : null;
