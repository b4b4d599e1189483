import { readDay, readMinute } from '#src/lib/days.ts';
import type { TextId } from '#src/lib/texts.ts';

import { problem } from '../problems.ts';
import type { Rule } from '../validators.ts';
import { When } from './When.tsx';

type Limits = {
  /** What to say when nothing was chosen; null if nothing need be. */
  missing?: TextId | null;
  /** The first and the last that will do. */
  first?: string;
  last?: string;
  /** Today, or now, where what has passed will not do. */
  now?: string;
};

/** Judges a day. All days are YYYY-MM-DD; those of the years 1 to 9999 will do if nothing else is said. */
export const day = ({ first = '0001-01-01', last = '9999-12-31', ...limits }: Limits = {}) =>
  within(readDay, { ...limits, first, last });

/** Judges a minute in UTC. All are YYYY-MM-DD HH:mm. */
export const minute = ({ first = '0001-01-01 00:00', last = '9999-12-31 23:59', ...limits }: Limits = {}) =>
  within(readMinute, { ...limits, first, last });

type Bounds = Limits & { first: string; last: string };

/** Both are written so that text sorts as time does. */
function within(read: (text: string) => object | null, bounds: Bounds): Rule {
  const { missing = 'validation.required', first, last, now } = bounds;
  return (text) => {
    if (text === '') return missing;
    if (!read(text)) return 'validation.invalid_date';
    if (now && text < now) return 'validation.disabled_past';
    if (text < first) return problem('validation.disabled_before', { date: <When moment={first} /> }, first);
    return text > last ? problem('validation.disabled_after', { date: <When moment={last} /> }, last) : null;
  };
}
