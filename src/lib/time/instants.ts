import { isDay } from '#schema/moments.ts';

const hasTime = /\d\d:\d\d/;
const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** Parses the insurer's format of a moment, in UTC unless it contains a zone. Returns null if it is invalid. */
export function parseInstant(moment: string): number | null {
  const text = moment.trim().replace(' ', 'T');
  if (!isDay(text.slice(0, 10))) return null;
  const at = Date.parse(hasTime.test(text) && !hasZone.test(text) ? `${text}Z` : text);
  return Number.isNaN(at) ? null : at;
}
