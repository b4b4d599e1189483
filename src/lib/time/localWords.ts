import { readDayAndTime } from '#schema/moments.ts';
import { formatDay, formatTime } from './inZone.ts';

/** Formats the local time of a bag report, `YYYY-MM-DD HH:mm`. Returns anything else unchanged. */
export function localWords(moment: string, locale: string): string {
  const at = readDayAndTime(moment);
  return Number.isNaN(at) ? moment : `${formatDay(null, at, locale)}, ${formatTime(null, at, locale)}`;
}
