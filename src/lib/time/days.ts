import type {} from 'temporal-polyfill/types/global';

import { longDate } from './dates.ts';

/** Parses YYYY-MM-DD, or returns null. Requires Temporal to be loaded. */
export function readDay(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

/** Formats a day with its weekday: Friday, 20th November 2026. Returns anything but YYYY-MM-DD unchanged. */
export function spokenDate(date: string, locale: string): string {
  const instant = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(instant)) return date;
  const { language } = new Intl.Locale(locale);
  if (language !== 'en') return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(instant);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(instant);
  return `${weekday}, ${longDate(date, locale)}`;
}
