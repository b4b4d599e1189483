import { eq } from 'drizzle-orm';

import {
  type Act,
  findMove,
  isAnswerAllowed,
  isOptionStatus,
  type Move,
  type OptionStatus,
  type Remedy,
  splitOptionType,
} from '#schema/lifecycles.ts';

import type { Database, Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { cases, options } from '../tables.ts';

export type Case = typeof cases.$inferSelect;
export type Option = typeof options.$inferSelect;
export type Found = { option: Option; of: Case };

/** Throws the same refusal for another customer's option as for an unknown one. */
export async function requireOption(
  tx: Transaction | Database,
  userId: string,
  which: Pick<Option, 'optionId'> | { resolutionId: string },
) {
  const isIt =
    'optionId' in which ? eq(options.optionId, which.optionId) : eq(options.resolutionId, which.resolutionId);
  const [found] = await tx
    .select({ option: options, of: cases })
    .from(options)
    .innerJoin(cases, eq(cases.caseId, options.caseId))
    .where(isIt);
  if (!found || found.of.userId !== userId) throw new Refused('RESOLUTION_NOT_FOUND', 'Resolution not found');
  return found satisfies Found;
}

/** Returns the requested part of an option. Once a part of a combination was taken, only that part is allowed. */
export function requirePart({ type, selected }: Option, asked: string): Remedy {
  const part = splitOptionType(type).find((each) => each === asked);
  if (!part || (selected && selected !== part)) throw invalidType('This option is of another type');
  return part;
}

export function requireOptionStatus({ status }: Option): OptionStatus {
  if (!isOptionStatus(status)) throw invalidType(`Nothing can be done to an option that is ${status}`);
  return status;
}

/** Returns the move of an act. Throws if the remedy's lifecycle or the case does not allow it. */
export function requireMove(found: Found, remedy: Remedy, act: Act): Move {
  const move = possibleMove(found, remedy, act);
  if (!move) throw invalidType(`${act} is not for ${remedy} that is ${found.option.status}`);
  return move;
}

export function possibleMove({ option, of }: Found, remedy: Remedy, act: Act): Move | undefined {
  const move = findMove(remedy, requireOptionStatus(option), act, option);
  return isAnswerAllowed(remedy, act, of.allowances ?? {}) ? move : undefined;
}

export const invalidType = (message: string) => new Refused('INVALID_RESOLUTION_TYPE', message);
