import { readInstant } from '#schema/moments.ts';

const ordinals: Record<string, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  fr: { one: 'er' },
};

/**
 * A day as people write it in their language: 20th November 2026, 20 de noviembre de 2026.
 *
 * @param date YYYY-MM-DD; a dash stands for anything else
 */
export function longDate(date: string, locale: string): string {
  const instant = readInstant(date);
  if (Number.isNaN(instant)) return '–';
  const { language } = new Intl.Locale(locale);
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'day' ? { type, value: ordinalOf(value, locale) } : { type, value }));
  // Whichever English it is, the day comes first.
  if (language === 'en') return (['day', 'month', 'year'] as const).map((wanted) => valueOf(parts, wanted)).join(' ');
  return parts.map(({ value }) => value).join('');
}

/** Returns a moment in ISO 8601, UTC; empty if there is no such moment. */
export function toIso(at: number): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/** The day of an instant in UTC, YYYY-MM-DD. */
export const dayOf = (instant: number): string => toIso(instant).slice(0, 10);

/** An instant in UTC, `YYYY-MM-DD HH:mm`; a dash if it cannot be read. */
export const utcMinute = (at: number | string): string =>
  toIso(typeof at === 'string' ? readInstant(at) : at)
    .slice(0, 16)
    .replace('T', ' ') || '–';

/** The day of a month before its whole name: 22nd, 1er. */
export function ordinalOf(day: string, locale: string): string {
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(Number(day));
  return day + (ordinals[new Intl.Locale(locale).language]?.[rule] ?? '');
}

const valueOf = (parts: { type: string; value: string }[], wanted: string) =>
  parts.find(({ type }) => type === wanted)?.value ?? '';
