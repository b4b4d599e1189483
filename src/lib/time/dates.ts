import { readInstant } from '#schema/moments.ts';

const ordinals: Record<string, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  fr: { one: 'er' },
};

/**
 * Formats a day in the customer's language: 20th November 2026, 20 de noviembre de 2026.
 *
 * @param date YYYY-MM-DD; other values give a dash
 */
export function longDate(date: string, locale: string): string {
  const instant = readInstant(date);
  if (Number.isNaN(instant)) return '–';
  const { language } = new Intl.Locale(locale);
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'day' ? { type, value: formatOrdinal(value, locale) } : { type, value }));
  // The day comes first in every variety of English.
  if (language === 'en') return (['day', 'month', 'year'] as const).map((wanted) => valueOf(parts, wanted)).join(' ');
  return parts.map(({ value }) => value).join('');
}

export function toIso(at: number): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

export const toDay = (instant: number): string => toIso(instant).slice(0, 10);

/** Returns an instant in UTC, `YYYY-MM-DD HH:mm`, or a dash if it is invalid. */
export const utcMinute = (at: number | string): string =>
  toIso(typeof at === 'string' ? readInstant(at) : at)
    .slice(0, 16)
    .replace('T', ' ') || '–';

/** Returns the day of a month as written before the full month name: 22nd, 1er. */
export function formatOrdinal(day: string, locale: string): string {
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(Number(day));
  return day + (ordinals[new Intl.Locale(locale).language]?.[rule] ?? '');
}

const valueOf = (parts: { type: string; value: string }[], wanted: string) =>
  parts.find(({ type }) => type === wanted)?.value ?? '';
