import { partsOf, type Remedy } from '#schema/lifecycles.ts';

import type { Case, Option } from '../resolutions.ts';

type Typed = Pick<Option, 'type' | 'selected'>;

/** What an option is by now: of a combination the part that was taken, or all of them as long as none was. */
export function remediesOf({ type, selected }: Typed): readonly Remedy[] {
  const taken = type.split('|').find((part) => part === selected);
  return partsOf(taken ?? type);
}

/** The remedy that an option is, or the part of a combination that was taken; null as long as none was, or if nobody knows it. */
export function remedyOf(option: Typed): Remedy | null {
  const [only = null, ...others] = remediesOf(option);
  return others.length === 0 ? only : null;
}

/** Of these nobody but who acts for customers is shown that they were declined. */
const silent: readonly Remedy[] = ['REBOOKING', 'HOTEL', 'POINTS'];

/** Who acts for customers sees whatever there is; a customer, and who looks with their eyes, what is next. */
export const visibleIn = ({ options, next }: Case, seesAll: boolean): readonly Option[] =>
  seesAll ? options : options.filter((option) => isNext(option, next) && !isDeclinedSilently(option));

// Whichever part of it was taken: its customer sees what became of it.
const isNext = ({ type }: Option, next: string | null) => type.split('|').some((part) => part === next);

function isDeclinedSilently(option: Option): boolean {
  const remedies = remediesOf(option);
  return option.status === 'Rejected' && remedies.length > 0 && remedies.every((remedy) => silent.includes(remedy));
}

type Told = Pick<Case, 'options' | 'next'>;
type WhichOption = Pick<Option, 'optionId'>;

/** What there is for whoever does not get a remedy: what depends on it, or else the next that nobody has answered. */
export const insteadOf = (told: Told, option: WhichOption, remedy: Remedy): Option | undefined =>
  told.options.find(({ dependency }) => dependency === remedy) ?? openAfter(told, option);

/** It is there whatever becomes of the others. */
const openAfter = ({ options }: Told, { optionId }: WhichOption): Option | undefined =>
  options
    .slice(options.findIndex((each) => each.optionId === optionId) + 1)
    .find(({ status, dependency }) => status === 'Initial' && dependency === null);

/** What a customer is shown after a no to what they are shown now. */
export function shownAfterNo(told: Told, option: WhichOption, remedy: Remedy): Option | null {
  const instead = told.next === remedy ? insteadOf(told, option, remedy) : undefined;
  return instead?.status === 'Initial' ? instead : null;
}

/** Whether somebody at the insurer, an airline or a hotel is about to do something; what is paid by hand takes days. */
export function isWaitedFor(option: Option): boolean {
  if (option.status === 'CallMe') return true;
  const remedies = remediesOf(option);
  const isLookedFor = remedies.some((remedy) => remedy === 'REBOOKING' || remedy === 'HOTEL');
  if (option.status === 'Confirmed') return isLookedFor;
  return option.status === 'Requested' && (isLookedFor || remedies.includes('LOUNGE'));
}
