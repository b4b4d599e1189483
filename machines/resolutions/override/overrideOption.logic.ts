import {
  type Act,
  isOptionStatus,
  listActs,
  type OptionStatus,
  type Remedy,
  splitOptionType,
} from '#schema/lifecycles.ts';

import { findAlternative, listVisibleOptions } from '../case/remedies.ts';
import { isSent } from '../cash/claim.ts';
import type { Case, Option } from '../resolutions.ts';

type Which = Pick<Option, 'optionId'>;

export type AgentAct = Act & `agent.${string}`;

/** The request body of each act, without the reason. */
export const overrideAnswers: Readonly<Record<AgentAct, { rejected: true } | { status: 'Initial' | 'None' }>> = {
  'agent.reject': { rejected: true },
  'agent.reset': { status: 'Initial' },
  'agent.none': { status: 'None' },
};

const leadsTo: Readonly<Record<AgentAct, OptionStatus>> = {
  'agent.reject': 'Rejected',
  'agent.reset': 'Initial',
  'agent.none': 'None',
};

/** Returns the parts of an option that can be overridden: all parts of a combination, until one was taken. */
export const overriddenParts = ({ type, selected }: Pick<Option, 'type' | 'selected'>): Remedy[] =>
  splitOptionType(type).filter((part) => selected === null || selected === part);

/** Returns the overrides that the lifecycle allows, without those that change nothing. */
export function listOverrides(option: Option, remedy: Remedy): AgentAct[] {
  const { status } = option;
  if (!isOptionStatus(status)) return [];
  return listActs(remedy, status, 'agent', option).filter(
    (act): act is AgentAct => leadsTo[act as AgentAct] !== status,
  );
}

/** Returns the option after an override. A reset drops booking and account, but not what was paid. */
export function overridden(option: Option, remedy: Remedy, act: AgentAct): Option {
  const isCombined = splitOptionType(option.type).length > 1;
  const after = { ...option, status: leadsTo[act], selected: isCombined ? remedy : null };
  if (act !== 'agent.reset') return after;
  const payout = isSent(option) ? option.payout : null;
  return { ...after, selected: null, booking: null, chosen: [], confirmation: null, payout };
}

/**
 * Returns whether the option already has the status that the override leads to, so that repeating it changes nothing.
 */
export function isDone(
  { option, remedy, act }: { option: Option; remedy: Remedy; act: AgentAct },
  now: Option,
): boolean {
  const { status, selected } = overridden(option, remedy, act);
  return now.status === status && now.selected === selected;
}

/** Returns the disruption after an override, including the option that the customer is shown next. */
export function applyOverride(before: Case, { optionId }: Which, remedy: Remedy, act: AgentAct): Case {
  const options = before.options.map((each) => (each.optionId === optionId ? overridden(each, remedy, act) : each));
  return { ...before, options, next: nextAfter(before, { optionId }, remedy, act) };
}

/**
 * Returns the next option: the alternative if the customer does not get the current one. A reset option becomes the
 * next one again, unless its alternative was already used.
 */
function nextAfter(told: Case, option: Which, remedy: Remedy, act: AgentAct): string | null {
  const { next } = told;
  const instead = findAlternative(told, option, remedy);
  const [offered = next] = splitOptionType(instead?.type ?? '');
  if (act !== 'agent.reset') return next === remedy ? offered : next;
  return next === offered && instead?.status === 'Initial' ? remedy : next;
}

/** Returns the other options that appear or disappear for the customer. */
export function comingAndGoing(before: Case, after: Case, { optionId }: Which) {
  const [shown, willBe] = [listVisibleOptions(before, false), listVisibleOptions(after, false)];
  const without = (those: readonly Option[], others: readonly Option[]) =>
    those.filter((each) => each.optionId !== optionId && !others.some((other) => other.optionId === each.optionId));
  return { comes: without(willBe, shown), goes: without(shown, willBe) };
}

/** Returns whether the customer sees the same options before and after, without the changed one. */
export function isSameForCustomer(before: Case, after: Case, { optionId }: Which): boolean {
  const shown = (told: Case) => listVisibleOptions(told, false).map((option) => option.optionId);
  return !shown(before).includes(optionId) && JSON.stringify(shown(before)) === JSON.stringify(shown(after));
}

/** Returns whether every option, and the next one, is unchanged since the agent decided. */
export function isUnchanged(before: Case, now: Case): boolean {
  const standing = ({ options, next }: Case) =>
    JSON.stringify([next, options.map(({ optionId, status, selected }) => [optionId, status, selected])]);
  return standing(before) === standing(now);
}
