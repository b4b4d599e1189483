import {
  type Act,
  type Allowances,
  actsOf,
  isAnswerAllowed,
  isOptionStatus,
  moveOf,
  type Remedy,
} from '#schema/lifecycles.ts';

import type { CaseRead, Option, OptionChanged } from '../resolutions.ts';

/** Where a part of a combination stands: once another one is taken it is passed over. */
export const standingOf = ({ status, selected }: Option, remedy: Remedy): string =>
  selected !== null && selected !== remedy ? 'N/A' : status;

/** Whether a lifecycle lets it be done to an option that stands so. */
export function canMove(option: Option, remedy: Remedy, act: Act): boolean {
  const status = standingOf(option, remedy);
  return isOptionStatus(status) && moveOf(remedy, status, act, option) !== undefined;
}

/** Why nothing comes of it, if nothing does. `unpayable`: money could go nowhere. `no rights`: the reader may only look. */
export type Hindrance = 'moved' | 'not allowed' | 'unpayable' | 'no rights';

/** `isUnpayable`: there is no method that money could go to, and none can be set up here. */
export type Answerable = { option: Option; allowances: Allowances; mayWrite: boolean; isUnpayable?: boolean };

export function hindranceOf(
  { option, allowances, mayWrite, isUnpayable = false }: Answerable,
  remedy: Remedy,
  act: Act,
): Hindrance | null {
  if (!canMove(option, remedy, act)) return 'moved';
  if (!isAnswerAllowed(remedy, act, allowances)) return 'not allowed';
  if (isUnpayable && remedy === 'CASH' && act === 'customer.claim') return 'unpayable';
  return mayWrite ? null : 'no rights';
}

/** Whether what was done leads from how an option stood to how it stands now, or the insurer may have led it on from there. */
export function isLedTo(remedy: Remedy, before: Option, act: Act, now: Option): boolean {
  const from = standingOf(before, remedy);
  if (!isOptionStatus(from)) return false;
  const led = new Set(moveOf(remedy, from, act, before)?.to);
  for (const status of led)
    for (const next of actsOf(remedy, status, 'operator', before))
      for (const each of moveOf(remedy, status, next, before)?.to ?? []) led.add(each);
  return [...led].some((status) => status === standingOf(now, remedy));
}

/** The same option as the case has it now, and what may be answered; null where it has none. */
export function foundIn(read: CaseRead, { optionId }: Option): { option: Option; allowances: Allowances } | null {
  if (read.kind !== 'read') return null;
  const { options, allowances } = read.case;
  const option = options.find((each) => each.optionId === optionId);
  return option ? { option, allowances } : null;
}

export const statusIn = (answer: OptionChanged): string | null => (answer.kind === 'changed' ? answer.status : null);
