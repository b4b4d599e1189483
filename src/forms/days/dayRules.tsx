import type { TextId } from '#src/lib/texts.ts';
import { readDay } from '#src/lib/time/days.ts';

import { problem } from '../problems.ts';
import type { Rule } from '../validators.ts';
import { When } from './When.tsx';

type Limits = {
  /** What to say when nothing was chosen; null if nothing need be. */
  missing?: TextId | null;
  /** The first and the last that will do. */
  first?: string;
  last?: string;
  /** Today, where what has passed will not do. */
  now?: string;
};

/** Judges a day. All days are YYYY-MM-DD; those of the years 1 to 9999 will do if nothing else is said. */
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

/** Judges a time of day, HH:mm. */
export const time =
  (missing: TextId = 'validation.required'): Rule =>
  (text) => {
    if (text === '') return missing;
    return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'validation.invalid_time';
  };
