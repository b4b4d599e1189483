import type { TextId } from '#src/lib/texts.ts';
import { readDay } from '#src/lib/time/days.ts';

import { problem } from '../problems.ts';
import type { Rule } from '../validators.ts';
import { When } from './When.tsx';

type Limits = {
  /** Error for an empty field; null if it may stay empty. */
  missing?: TextId | null;
  /** First and last valid day. */
  first?: string;
  last?: string;
  /** Today, if past days are invalid. */
  now?: string;
};

/** Returns a rule for a day as `YYYY-MM-DD`. Allows the years 1 to 9999 by default. */
export function day(limits: Limits = {}): Rule {
  const { missing = 'validation.required', first = '0001-01-01', last = '9999-12-31', now } = limits;
  return (text) => {
    if (text === '') return missing;
    if (!readDay(text)) return 'validation.invalid_date';
    if (now && text < now) {
      const soonest = first > now ? first : now;
      return problem('validation.disabled_past', { date: <When day={soonest} /> }, soonest);
    }
    if (text < first) return problem('validation.disabled_before', { date: <When day={first} /> }, first);
    return text > last ? problem('validation.disabled_after', { date: <When day={last} /> }, last) : null;
  };
}

export const time =
  (missing: TextId = 'validation.required'): Rule =>
  (text) => {
    if (text === '') return missing;
    return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'validation.invalid_time';
  };
