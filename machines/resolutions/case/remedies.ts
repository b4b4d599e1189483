import { partsOf, type Remedy } from '#schema/lifecycles.ts';

import type { Case, Option } from '../resolutions.ts';

type Standing = {
  /** What it is: of a combination the part that was taken, or all of them as long as none was. */
  remedies: readonly Remedy[];
  /** How that stands: the insurer has one status for an option, which is its part's once one was taken. */
  status: string;
};

/** What an option is by now, and how it stands. Of a part that nobody has heard of nothing is known but its status. */
function standingOf({ type, selected, status }: Pick<Option, 'type' | 'selected' | 'status'>): Standing {
  const isTaken = selected !== null && type.split('|').includes(selected);
  return { remedies: partsOf(isTaken ? selected : type), status };
}

/** The remedy that an option is, or the part of a combination that was taken; null as long as none was, or if nobody knows it. */
export function remedyOf(option: Pick<Option, 'type' | 'selected'>): Remedy | null {
  const { remedies } = standingOf({ ...option, status: '' });
  return remedies.length === 1 ? (remedies[0] ?? null) : null;
}

/** Of these nobody but who acts for customers is shown that they were declined. */
const silent: readonly Remedy[] = ['REBOOKING', 'HOTEL', 'POINTS'];

/** Who acts for customers sees whatever there is; a customer, and who looks with their eyes, what is next. */
export const visibleIn = ({ options, next }: Case, seesAll: boolean): readonly Option[] =>
  seesAll ? options : options.filter((option) => isNext(option, next) && !isDeclinedSilently(option));

// Whichever part of it was taken: its customer sees what became of it.
const isNext = ({ type }: Option, next: string | null) => next !== null && type.split('|').includes(next);

function isDeclinedSilently(option: Option): boolean {
  const { remedies, status } = standingOf(option);
  return status === 'Rejected' && remedies.length > 0 && remedies.every((remedy) => silent.includes(remedy));
}

/** Whether somebody at the insurer, an airline or a hotel is about to do something; what is paid by hand takes days. */
export function isWaitedFor(option: Option): boolean {
  const { remedies, status } = standingOf(option);
  if (status === 'CallMe') return true;
  const isLookedFor = remedies.some((remedy) => remedy === 'REBOOKING' || remedy === 'HOTEL');
  return isLookedFor && ['Requested', 'Confirmed'].includes(status);
}
