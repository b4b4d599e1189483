import { dayIn, timeIn } from './inZone.ts';

/** What clocks showed where a bag was reported, `YYYY-MM-DD HH:mm`, as people say it; anything else as it is. */
export function localWords(moment: string, locale: string): string {
  const at = Date.parse(`${moment.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? moment : `${dayIn(null, at, locale)}, ${timeIn(null, at, locale)}`;
}
