import { partsOf, type Remedy } from '#schema/lifecycles.ts';

import type { Case, Option } from '../resolutions.ts';

/** The remedy that an option is, or the part of a combination that was taken; null as long as none was, or if nobody knows it. */
export function remedyOf({ type, selected }: Pick<Option, 'type' | 'selected'>): Remedy | null {
  const parts = partsOf(type);
  return parts.find((part) => part === selected) ?? (parts.length === 1 ? (parts[0] ?? null) : null);
}

/** Of these nobody but who acts for customers is shown that they were declined. */
const silent: readonly (Remedy | null)[] = ['REBOOKING', 'HOTEL', 'POINTS'];

/** Who acts for customers sees whatever there is; a customer, and who looks with their eyes, what is next. */
export const visibleIn = ({ options, next }: Case, seesAll: boolean): readonly Option[] =>
  seesAll ? options : options.filter((option) => isNext(option, next) && !isDeclinedSilently(option));

const isNext = ({ type }: Option, next: string | null) => next !== null && type.split('|').includes(next);

const isDeclinedSilently = (option: Option) => option.status === 'Rejected' && silent.includes(remedyOf(option));

/** Whether somebody at the insurer, an airline or a hotel is about to do something; what is paid by hand takes days. */
export function isWaitedFor(option: Option): boolean {
  const remedy = remedyOf(option);
  if (option.status === 'CallMe') return true;
  return (remedy === 'REBOOKING' || remedy === 'HOTEL') && ['Requested', 'Confirmed'].includes(option.status);
}
