import {
  type Act,
  type Allowances,
  isAnswerAllowed,
  isOptionStatus,
  moveOf,
  type OptionStatus,
} from '#schema/lifecycles.ts';

import type { CaseRead, Option, OptionChanged } from '../resolutions.ts';

/** What is claimed: it is there for the asking, and nothing is chosen from. */
export type Claimed = 'CASH' | 'POINTS';

export type ClaimAct = Extract<Act, 'customer.claim' | 'customer.no' | 'customer.callMe' | 'customer.confirm'>;

/** Why nothing comes of it, if nothing does. `no rights`: the reader may only look. */
export type Hindrance = 'moved' | 'not allowed' | 'no rights';

type Claimable = { option: Option; remedy: Claimed; allowances: Allowances; mayWrite: boolean };

export function hindranceOf({ option, remedy, allowances, mayWrite }: Claimable, act: ClaimAct): Hindrance | null {
  if (!canMove(option, remedy, act)) return 'moved';
  if (!isAnswerAllowed(remedy, act, allowances)) return 'not allowed';
  return mayWrite ? null : 'no rights';
}

const canMove = ({ status, manual }: Option, remedy: Claimed, act: Act): boolean =>
  isOptionStatus(status) && moveOf(remedy, status, act, { manual }) !== undefined;

export const isOpen = (option: Option, remedy: Claimed): boolean => canMove(option, remedy, 'customer.claim');

/** It was claimed, and nobody has confirmed it yet, though nobody else will. */
export const isUnconfirmed = (option: Option, remedy: Claimed): boolean =>
  option.resolutionId !== null && canMove(option, remedy, 'customer.confirm');

export const statusIn = (answer: OptionChanged): OptionStatus | null =>
  answer.kind === 'changed' && isOptionStatus(answer.status) ? answer.status : null;

/** The same option as the case has it now; null where it has none. */
export function readIn(read: CaseRead, optionId: string): { option: Option; allowances: Allowances } | null {
  if (read.kind !== 'read') return null;
  const { options, allowances } = read.case;
  const option = options.find((each) => each.optionId === optionId);
  return option ? { option, allowances } : null;
}
