import { type Act, actsOf, isOptionStatus, type OptionStatus, partsOf, type Remedy } from '#schema/lifecycles.ts';

import { insteadOf, visibleIn } from '../case/remedies.ts';
import { isSent } from '../cash/claim.ts';
import type { Case, Option } from '../resolutions.ts';

type Which = Pick<Option, 'optionId'>;

export type AgentAct = Act & `agent.${string}`;

/** What is sent of it, besides why. */
export const sentFor: Readonly<Record<AgentAct, { rejected: true } | { status: 'Initial' | 'None' }>> = {
  'agent.reject': { rejected: true },
  'agent.reset': { status: 'Initial' },
  'agent.none': { status: 'None' },
};

const leadsTo: Readonly<Record<AgentAct, OptionStatus>> = {
  'agent.reject': 'Rejected',
  'agent.reset': 'Initial',
  'agent.none': 'None',
};

/** The parts of an option that may be changed by hand: all of a combination, until one was taken. */
export const overriddenParts = ({ type, selected }: Pick<Option, 'type' | 'selected'>): Remedy[] =>
  partsOf(type).filter((part) => selected === null || selected === part);

/** What the lifecycle lets an agent do to it by hand, but for what changes nothing. */
export function overridesOf(option: Option, remedy: Remedy): AgentAct[] {
  const { status } = option;
  if (!isOptionStatus(status)) return [];
  return actsOf(remedy, status, 'agent', option).filter((act): act is AgentAct => leadsTo[act as AgentAct] !== status);
}

/** How it will stand after it: whoever begins again forgets what was booked and where it was to be paid, but not what was paid. */
export function overridden(option: Option, remedy: Remedy, act: AgentAct): Option {
  const isCombined = partsOf(option.type).length > 1;
  const after = { ...option, status: leadsTo[act], selected: isCombined ? remedy : null };
  if (act !== 'agent.reset') return after;
  const payout = isSent(option) ? option.payout : null;
  return { ...after, selected: null, booking: null, chosen: [], confirmation: null, payout };
}

/** Whether an option stands as it would after it: it was done, and whoever does it again changes nothing. */
export function isDone(
  { option, remedy, act }: { option: Option; remedy: Remedy; act: AgentAct },
  now: Option,
): boolean {
  const { status, selected } = overridden(option, remedy, act);
  return now.status === status && now.selected === selected;
}

/** The case as it will be after one of its options was changed by hand, and with it what its customer is shown next. */
export function caseAfter(before: Case, { optionId }: Which, remedy: Remedy, act: AgentAct): Case {
  const options = before.options.map((each) => (each.optionId === optionId ? overridden(each, remedy, act) : each));
  return { ...before, options, next: nextAfter(before, { optionId }, remedy, act) };
}

/**
 * Whoever does not get what is next is offered what there is in its place. What is begun anew is next again, as long as nothing
 * was made of what came in its place.
 */
function nextAfter(told: Case, option: Which, remedy: Remedy, act: AgentAct): string | null {
  const { next } = told;
  const instead = insteadOf(told, option, remedy);
  const [offered = next] = partsOf(instead?.type ?? '');
  if (act !== 'agent.reset') return next === remedy ? offered : next;
  return next === offered && instead?.status === 'Initial' ? remedy : next;
}

/** What a customer is shown that they were not before, and what not any more, besides the option itself. */
export function comingAndGoing(before: Case, after: Case, { optionId }: Which) {
  const [shown, willBe] = [visibleIn(before, false), visibleIn(after, false)];
  const without = (those: readonly Option[], others: readonly Option[]) =>
    those.filter((each) => each.optionId !== optionId && !others.some((other) => other.optionId === each.optionId));
  return { comes: without(willBe, shown), goes: without(shown, willBe) };
}

/** Whether a customer is shown the same options before and after, and not the one that is changed. */
export function isSameForCustomer(before: Case, after: Case, { optionId }: Which): boolean {
  const shown = (told: Case) => visibleIn(told, false).map((option) => option.optionId);
  return !shown(before).includes(optionId) && JSON.stringify(shown(before)) === JSON.stringify(shown(after));
}

/** Whether it stands as it did when somebody decided: each option, and what is next. */
export function isAsBefore(before: Case, now: Case): boolean {
  const standing = ({ options, next }: Case) =>
    JSON.stringify([next, options.map(({ optionId, status, selected }) => [optionId, status, selected])]);
  return standing(before) === standing(now);
}
