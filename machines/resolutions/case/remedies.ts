import { type Remedy, splitOptionType } from '#schema/lifecycles.ts';

import type { Case, Option } from '../resolutions.ts';

type Typed = Pick<Option, 'type' | 'selected'>;

/** Returns the part of a combination that was taken, or all parts while none was. */
export function listRemedies({ type, selected }: Typed): readonly Remedy[] {
  const taken = type.split('|').find((part) => part === selected);
  return splitOptionType(taken ?? type);
}

/**
 * Returns the only remedy of an option, or the part of a combination that was taken; null while none was, or if the
 * remedy is unknown.
 */
export function findRemedy(option: Typed): Remedy | null {
  const [only = null, ...others] = listRemedies(option);
  return others.length === 0 ? only : null;
}

/** Customers are not shown that these were declined; agents are. */
const silent: readonly Remedy[] = ['REBOOKING', 'HOTEL', 'POINTS'];

/** Returns every option for an agent, and only the next one for a customer or an agent with the customer's view. */
export const listVisibleOptions = ({ options, next }: Case, seesAll: boolean): readonly Option[] =>
  seesAll ? options : options.filter((option) => isNext(option, next) && !isDeclinedSilently(option));

// Compares with every part, because the customer sees the outcome whichever part was taken.
const isNext = ({ type }: Option, next: string | null) => type.split('|').some((part) => part === next);

function isDeclinedSilently(option: Option): boolean {
  const remedies = listRemedies(option);
  return option.status === 'Rejected' && remedies.length > 0 && remedies.every((remedy) => silent.includes(remedy));
}

type Told = Pick<Case, 'options' | 'next'>;
type WhichOption = Pick<Option, 'optionId'>;

/**
 * Returns the alternative if a customer does not get a remedy: an option that depends on it, or else the next
 * unanswered one.
 */
export const findAlternative = (told: Told, option: WhichOption, remedy: Remedy): Option | undefined =>
  told.options.find(({ dependency }) => dependency === remedy) ?? openAfter(told, option);

/** An option without a dependency is available whatever happens to the others. */
const openAfter = ({ options }: Told, { optionId }: WhichOption): Option | undefined =>
  options
    .slice(options.findIndex((each) => each.optionId === optionId) + 1)
    .find(({ status, dependency }) => status === 'Initial' && dependency === null);

/** Returns the option that a customer is shown after declining the current one. */
export function findOptionAfterDecline(told: Told, option: WhichOption, remedy: Remedy): Option | null {
  const instead = told.next === remedy ? findAlternative(told, option, remedy) : undefined;
  return instead?.status === 'Initial' ? instead : null;
}

/**
 * Returns whether the insurer, an airline or a hotel is about to act. Manual payments do not count, because they take
 * days.
 */
export function isAwaitingInsurer(option: Option): boolean {
  if (option.status === 'CallMe') return true;
  const remedies = listRemedies(option);
  const isLookedFor = remedies.some((remedy) => remedy === 'REBOOKING' || remedy === 'HOTEL');
  if (option.status === 'Confirmed') return isLookedFor;
  return option.status === 'Requested' && (isLookedFor || remedies.includes('LOUNGE'));
}
