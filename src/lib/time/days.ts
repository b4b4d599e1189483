import type {} from 'temporal-polyfill/types/global';

import { longDate } from './dates.ts';

/** The day that is written YYYY-MM-DD; null if there is none. Needs Temporal to be here. */
export function readDay(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

/** A day with its weekday, as people say it: Friday, 20th November 2026. Anything but YYYY-MM-DD comes back as it is. */
export function spokenDate(date: string, locale: string): string {
  const instant = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(instant)) return date;
  const { language } = new Intl.Locale(locale);
  if (language !== 'en') return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(instant);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(instant);
  return `${weekday}, ${longDate(date, locale)}`;
}
