import { readInstant } from '#schema/moments.ts';
import { readersZone } from './clock.ts';
import { ordinalOf } from './dates.ts';

type Zone = string | null;

/** Stands for a moment that cannot be read, such as 25:10 on 32 December. */
const UNREADABLE = '–';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks show there at an instant: 07:50. No zone is UTC. */
export const timeIn = (zone: Zone, at: number, locale: string): string =>
  isMoment(at)
    ? formatIn(zone, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
    : UNREADABLE;

/** The day there, as short as people say it: Sat 5 Dec. */
export const dayIn = (zone: Zone, at: number, locale: string): string =>
  spoken(zone, at, locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** Saturday 5th December. */
export const wholeDayIn = (zone: Zone, at: number, locale: string): string =>
  spoken(zone, at, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Sat. */
export const weekdayIn = (zone: Zone, at: number, locale: string): string =>
  isMoment(at) ? formatIn(zone, locale, { weekday: 'short' }).format(at) : UNREADABLE;

/** A day and its month, one above the other; with the year, where it is not that of `now`. */
export function leafIn(zone: Zone, at: number, now: number, locale: string): { day: string; month: string } {
  if (!isMoment(at)) return { day: UNREADABLE, month: '' };
  const part = (wanted: 'day' | 'month') =>
    formatIn(zone, locale, { day: 'numeric', month: 'short' })
      .formatToParts(at)
      .find(({ type }) => type === wanted)?.value ?? '';
  const year = dateIn(zone, at).slice(0, 4);
  return {
    day: part('day'),
    month: year === dateIn(zone, now).slice(0, 4) ? part('month') : `${part('month')} ${year}`,
  };
}

/** From a day to another, each by the clocks of its place: 5th – 13th December. With the year, where it is not that of `now`. */
export function spanIn(first: Moment, last: Moment, now: number, locale: string): string {
  if (!isMoment(first.at) || !isMoment(last.at)) return UNREADABLE;
  const [from, ends] = [dateIn(first.zone, first.at), dateIn(last.zone, last.at)];
  // Over the date line one may land the day before.
  const to = ends < from ? from : ends;
  const isThisYear = [from, to].every((date) => date.slice(0, 4) === dateIn(first.zone, now).slice(0, 4));
  const format = formatIn(null, locale, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) });
  return format.formatRangeToParts(Date.parse(from), Date.parse(to)).map(asSaid(locale)).join('');
}

type Moment = { zone: Zone; at: number };

/** The date there, YYYY-MM-DD; empty if the moment cannot be read. */
export function dateIn(zone: Zone, at: number): string {
  if (!isMoment(at)) return '';
  const parts = formatIn(zone, 'en', { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${valueOf('year')}-${valueOf('month')}-${valueOf('day')}`;
}

/** How many days later the calendar of one place shows an instant than that of another shows another. */
export const daysFrom = (one: Moment, other: Moment): number =>
  Math.round((Date.parse(dateIn(other.zone, other.at)) - Date.parse(dateIn(one.zone, one.at))) / 86_400_000);

type Distance = { unit: 'minutes' | 'hours' | 'days'; count: number };

/**
 * How far away something is, as people say it: in hours for two days, then in days of the calendar, from the reader's to the
 * one that is named. Null once it was.
 * Only whole hours count: nobody is told that there is more time than there is.
 */
export function distanceTo({ zone, at }: Moment, now: number): Distance | null {
  const minutes = Math.ceil((at - now) / 60_000);
  if (!(minutes > 0)) return null;
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < 48 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'days', count: daysFrom({ zone: readersZone(), at: now }, { zone, at }) };
}

/** In English the weekday takes no comma. */
function spoken(zone: Zone, at: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  if (!isMoment(at)) return UNREADABLE;
  const parts = formatIn(zone, locale, options).formatToParts(at);
  const said = options.month === 'long' ? asSaid(locale) : ({ value }: Part) => value;
  if (!isEnglish(locale)) return parts.map(said).join('');
  return ['weekday', 'day', 'month']
    .flatMap((wanted) => parts.filter(({ type }) => type === wanted))
    .map(said)
    .join(' ');
}

/** From one day to another, each as `YYYY-MM-DD` and both counted, such as 1 – 31 Aug 2026. */
export function daysTo(first: string, last: string, locale: string): string {
  const [from, to] = [readInstant(first), readInstant(last)];
  if (!isMoment(from) || !isMoment(to)) return UNREADABLE;
  return formatIn('UTC', locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(from, to);
}

/** Sept; with its year, Sept 26. */
export const shortMonth = (at: number, locale: string, hasYear: boolean): string =>
  isMoment(at)
    ? formatIn('UTC', locale, { month: 'short', ...(hasYear && { year: '2-digit' }) }).format(at)
    : UNREADABLE;

type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

/** A day before the whole name of its month. */
const asSaid =
  (locale: string) =>
  ({ type, value }: Part) =>
    type === 'day' ? ordinalOf(value, locale) : value;

/** Whichever English it is, the day comes first. */
function formatIn(zone: Zone, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(isEnglish(locale) ? 'en-GB' : locale, { ...options, timeZone: zone ?? 'UTC' });
  formats.set(key, made);
  return made;
}

/** Whether there is such a moment. Platforms throw when they are to format another. */
const isMoment = (at: number) => Math.abs(at) <= 8.64e15;

const isEnglish = (locale: string) => new Intl.Locale(locale).language === 'en';
