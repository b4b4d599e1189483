import { type Act, type Allowances, isAnswerAllowed, isOptionStatus, moveOf } from '#schema/lifecycles.ts';

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

const canMove = ({ status, manual }: Option, act: Act): boolean =>
  isOptionStatus(status) && moveOf('LOUNGE', status, act, { manual }) !== undefined;

export const isAsked = ({ status }: Option): boolean => status === 'Initial' || status === 'OptionsSent';

/** It is booked, and nobody but the customer can make sure of it. */
export const isBooked = ({ status, resolutionId }: Option): boolean => status === 'Booked' && resolutionId !== null;

export const isLounge = (answer: OptionAnswer | undefined): boolean => answer !== undefined && 'firstName' in answer;

export const statusIn = (answer: OptionChanged): string | null => (answer.kind === 'changed' ? answer.status : null);

/** The same option as the case has it now; null where it has none. */
export const readIn = (read: CaseRead, { optionId }: Option): Option | null =>
  read.kind === 'read' ? (read.case.options.find((each) => each.optionId === optionId) ?? null) : null;
