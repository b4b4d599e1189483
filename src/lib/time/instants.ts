import { isDay } from '#schema/moments.ts';

const hasTime = /\d\d:\d\d/;
const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** What the insurer calls a moment: in UTC, unless it names another zone. Null is none. */
export function instantOf(moment: string): number | null {
  const text = moment.trim().replace(' ', 'T');
  if (!isDay(text.slice(0, 10))) return null;
  const at = Date.parse(hasTime.test(text) && !hasZone.test(text) ? `${text}Z` : text);
  return Number.isNaN(at) ? null : at;
}
