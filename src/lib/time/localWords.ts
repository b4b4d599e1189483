import { readDayAndTime } from '#schema/moments.ts';
import { dayIn, timeIn } from './inZone.ts';

/** What clocks showed where a bag was reported, `YYYY-MM-DD HH:mm`, as people say it; anything else as it is. */
export function localWords(moment: string, locale: string): string {
  const at = readDayAndTime(moment);
  return Number.isNaN(at) ? moment : `${dayIn(null, at, locale)}, ${timeIn(null, at, locale)}`;
}
