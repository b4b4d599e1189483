import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { type Act, listActs, type OptionStatus, type Remedy, splitOptionType } from '#schema/lifecycles.ts';
import type { ResolutionChanged, SubmittedResolution } from '#schema/rest/resolutions.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { cases, options, overrides } from '../tables.ts';
import { isOfAgent, toAct } from './acts.ts';
import { createConfirmation } from './confirmations.ts';
import { computeEffect } from './effects.ts';
import {
  type Found,
  invalidType,
  type Option,
  possibleMove,
  requireMove,
  requireOption,
  requireOptionStatus,
  requirePart,
} from './found.ts';
import { hinderedOptions, unhandledReason } from './magic.ts';
import { isBeyondCap, pay, takeBack } from './money.ts';

type By = { accountId: string; isElevated: boolean; at: string };

/** Applies a customer's answer or an agent's override. Requests are serialised. */
export async function submit(
  tx: Transaction,
  userId: string,
  given: SubmittedResolution,
  by: By,
): Promise<ResolutionChanged> {
  await lockAccount(tx, userId);
  const found = await requireOption(tx, userId, given);
  const { option, of } = found;
  const remedy = requirePart(option, given.resolutionType);
  const act = toAct(given, remedy);
  const isByHand = isOfAgent(given);
  const move = requireMove(found, remedy, act);
  if (!isByHand && !by.isElevated && !isShown(found)) throw invalidType('Another remedy is next');
  if (given.resolutionId && option.resolutionId && given.resolutionId !== option.resolutionId)
    throw new Refused('RESOLUTION_NOT_FOUND', 'This option was answered anew meanwhile');
  const hindered = isByHand ? undefined : hinderedOptions[of.called]?.submit;
  if (hindered) throw new Refused(hindered, `${of.called} is always refused`);

  const reason = given.reason?.trim() ?? '';
  if (isByHand && !reason)
    throw new Refused('MISSING_PARAMS', 'A change by hand needs a reason', { reason: 'required' });
  if (reason === unhandledReason) throw new Refused('NO_RESOLUTION_HANDLER', 'Nobody deals with this');
  const changed = await change(tx, found, remedy, act, move.to, given);
  if (isByHand)
    await tx.insert(overrides).values({
      optionId: option.optionId,
      resolutionType: remedy,
      agentId: by.accountId,
      userId,
      from: option.status,
      to: changed.status,
      reason,
      at: by.at,
    });
  return changed;
}

/** Returns whether the option is of the type that the customer is shown next. */
const isShown = ({ option, of }: Found): boolean => of.next !== null && option.type.split('|').includes(of.next);

async function change(
  tx: Transaction,
  found: Found,
  remedy: Remedy,
  act: Act,
  to: readonly OptionStatus[],
  given: Partial<SubmittedResolution> = {},
): Promise<ResolutionChanged> {
  const { option } = found;
  const effect = await computeEffect(tx, found, remedy, act, given, to);
  const status = effect.status ?? option.status;
  const resolutionId = option.resolutionId ?? randomUUID();
  const isCombined = splitOptionType(option.type).length > 1;
  const selected = isCombined ? (act === 'agent.reset' || act === 'operator.close' ? null : remedy) : null;
  await tx
    .update(options)
    .set({ ...effect, resolutionId, selected })
    .where(eq(options.optionId, option.optionId));
  if (status === 'None' || status === 'Rejected') await goOn(tx, found, remedy);
  if (act === 'agent.reset') await goBack(tx, found, remedy);
  return { resolutionId, status };
}

/** Offers the next option in place of one that the customer does not get. */
async function goOn(tx: Transaction, found: Found, remedy: Remedy): Promise<void> {
  const { caseId, next } = found.of;
  const instead = next === remedy && (await insteadOf(tx, found, remedy));
  if (instead) await tx.update(cases).set({ next: instead.next }).where(eq(cases.caseId, caseId));
}

/** Offers a restarted option again, unless its replacement was answered. */
async function goBack(tx: Transaction, found: Found, remedy: Remedy): Promise<void> {
  const { caseId, next } = found.of;
  const instead = await insteadOf(tx, found, remedy);
  if (instead?.status === 'Initial' && instead.next === next)
    await tx.update(cases).set({ next: remedy }).where(eq(cases.caseId, caseId));
}

/** Returns the option that depends on this one, or else the next unanswered option. */
async function insteadOf(tx: Transaction, { option: { caseId, optionId } }: Found, remedy: Remedy) {
  const all = await tx.select().from(options).where(eq(options.caseId, caseId)).orderBy(options.place);
  const after = all.slice(all.findIndex((each) => each.optionId === optionId) + 1);
  const instead =
    all.find(({ dependency }) => dependency === remedy) ??
    after.find(({ status, dependency }) => status === 'Initial' && dependency === null);
  return instead && { status: instead.status, next: splitOptionType(instead.type)[0] ?? instead.type };
}

/** Confirms a choice or a claim. Confirming it again succeeds. */
export async function confirm(
  tx: Transaction,
  userId: string,
  resolutionId: string,
  at: string,
): Promise<ResolutionChanged> {
  const customer = await lockAccount(tx, userId);
  const found = await requireOption(tx, userId, { resolutionId });
  const { option, of } = found;
  const remedy = remedyOf(option);
  if (option.status === 'Confirmed' || (option.status === 'Requested' && option.manual))
    return told(option, resolutionId);
  const isMoney = remedy === 'CASH' || remedy === 'POINTS';
  if (isMoney && option.status !== 'Requested') throw new Refused('PAYOUT_NOT_FOUND', 'Nothing was claimed');
  if (!isMoney && !option.state.booking) throw new Refused('BOOKING_ID_NOT_FOUND', 'Nothing was booked');
  const move = requireMove(found, remedy, 'customer.confirm');
  const { confirm: hindrance, isAtFirst } = hinderedOptions[of.called] ?? {};
  const hindered = isAtFirst && option.status === 'Failed' ? undefined : hindrance;
  if (hindered && hindered !== 'Failed') throw new Refused(hindered, `${of.called} is never confirmed`);

  // Parallel claims may each have had enough left when they were made.
  const isTooMuch = remedy === 'CASH' && (await isBeyondCap(tx, found));
  const status = hindered === 'Failed' || isTooMuch ? 'Failed' : (move.to[0] ?? 'Failed');
  const state =
    status === 'Failed' || isMoney
      ? option.state
      : { ...option.state, confirmation: createConfirmation(found.option, at, customer) };
  if (status === 'Confirmed' && remedy === 'CASH') await pay(tx, found, at);
  await tx.update(options).set({ status, state }).where(eq(options.optionId, option.optionId));
  return told({ ...option, status, state }, resolutionId);
}

const told = ({ status, state }: Option, resolutionId: string): ResolutionChanged => ({
  resolutionId,
  status,
  ...(state.confirmation && { confirmation: state.confirmation }),
});

const remedyOf = (option: Option): Remedy => {
  const [first = ''] = option.type.split('|');
  return requirePart(option, option.selected ?? first);
};

/** Accepts a status that is already set, or one that an answer without further data leads to for certain. */
export async function patch(
  tx: Transaction,
  userId: string,
  resolutionId: string,
  status: string,
): Promise<ResolutionChanged> {
  await lockAccount(tx, userId);
  const found = await requireOption(tx, userId, { resolutionId });
  const { option } = found;
  if (status === option.status) return { resolutionId, status };
  const remedy = remedyOf(option);
  const act = listActs(remedy, requireOptionStatus(option), 'customer', option).find((each) => {
    const move = possibleMove(found, remedy, each);
    return move?.asks.length === 0 && move.to.length === 1 && move.to[0] === status && each !== 'customer.claim';
  });
  if (!act) throw invalidType(`Nothing leads from ${option.status} to ${status}`);
  return change(tx, found, remedy, act, requireMove(found, remedy, act).to);
}

export async function operate(
  tx: Transaction,
  found: Found,
  act: Act & `operator.${string}`,
  at: string,
): Promise<ResolutionChanged> {
  const customer = await lockAccount(tx, found.of.userId);
  const { option } = found;
  const remedy = remedyOf(option);
  const move = requireMove(found, remedy, act);
  if (act === 'operator.pay' && remedy === 'CASH') await pay(tx, found, at);
  if (act === 'operator.fail' && remedy === 'CASH') await takeBack(tx, found);
  const changed = await change(tx, found, remedy, act, move.to);
  if (act === 'operator.book') {
    const state = { ...option.state, confirmation: createConfirmation(found.option, at, customer) };
    await tx.update(options).set({ state }).where(eq(options.optionId, option.optionId));
  }
  return changed;
}
