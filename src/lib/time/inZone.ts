import { readInstant } from '#schema/moments.ts';
import { readersZone } from './clock.ts';
import { formatOrdinal } from './dates.ts';

type Zone = string | null;

/** Shown for a moment that cannot be read, such as 25:10 on 32 December. */
const UNREADABLE = '–';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local time of an instant: 07:50. Defaults to UTC. */
export const formatTime = (zone: Zone, at: number, locale: string): string =>
  isMoment(at)
    ? formatIn(zone, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
    : UNREADABLE;

/** Returns the local day in short form: Sat 5 Dec. */
export const formatDay = (zone: Zone, at: number, locale: string): string =>
  spoken(zone, at, locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** Returns the local day: Saturday 5th December. */
export const formatLongDay = (zone: Zone, at: number, locale: string): string =>
  spoken(zone, at, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Returns the local weekday: Sat. */
export const formatWeekday = (zone: Zone, at: number, locale: string): string =>
  isMoment(at) ? formatIn(zone, locale, { weekday: 'short' }).format(at) : UNREADABLE;

/** Returns a day and its month for a calendar leaf, with the year unless it is that of `now`. */
export function formatCalendarLeaf(
  zone: Zone,
  at: number,
  now: number,
  locale: string,
): { day: string; month: string } {
  if (!isMoment(at)) return { day: UNREADABLE, month: '' };
  const [year = '', , day = ''] = toLocalDate(zone, at).split('-');
  const isThisYear = year === toLocalDate(zone, now).slice(0, 4);
  // Alone, because beside a day some languages write the month as a number.
  const month = formatIn(zone, locale, { month: 'short' }).format(at);
  return { day: String(Number(day)), month: isThisYear ? month : `${month} ${year}` };
}

/**
 * Returns a span of days, each in its local calendar: 5th – 13th December. Adds the year unless it is that of `now`.
 */
export function formatDaySpan(first: Moment, last: Moment, now: number, locale: string): string {
  if (!isMoment(first.at) || !isMoment(last.at)) return UNREADABLE;
  const [from, ends] = [toLocalDate(first.zone, first.at), toLocalDate(last.zone, last.at)];
  // Crossing the date line, one may land the day before.
  const to = ends < from ? from : ends;
  const isThisYear = [from, to].every((date) => date.slice(0, 4) === toLocalDate(first.zone, now).slice(0, 4));
  const format = formatIn(null, locale, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) });
  return format.formatRangeToParts(Date.parse(from), Date.parse(to)).map(asSaid(locale)).join('');
}

type Moment = { zone: Zone; at: number };

/** Returns the local date, YYYY-MM-DD, or an empty string if the moment is invalid. */
export function toLocalDate(zone: Zone, at: number): string {
  if (!isMoment(at)) return '';
  const parts = formatIn(zone, 'en', { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${valueOf('year')}-${valueOf('month')}-${valueOf('day')}`;
}

/** Returns the number of days between two moments in their local calendars. */
export const countDaysBetween = (one: Moment, other: Moment): number =>
  Math.round((Date.parse(toLocalDate(other.zone, other.at)) - Date.parse(toLocalDate(one.zone, one.at))) / 86_400_000);

type Distance = { unit: 'minutes' | 'hours' | 'days'; count: number };

/**
 * Returns the time left until a moment: in hours for two days, then in calendar days from the reader's date to the
 * local one. Null in the past. Rounds hours down, so that customers do not expect more time than they have.
 */
export function getTimeLeft({ zone, at }: Moment, now: number): Distance | null {
  const minutes = Math.ceil((at - now) / 60_000);
  if (!(minutes > 0)) return null;
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < 48 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'days', count: countDaysBetween({ zone: readersZone(), at: now }, { zone, at }) };
}

/** English puts no comma after the weekday. */
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

/** Returns a range of `YYYY-MM-DD` days, both included, such as 1 – 31 Aug 2026. */
export function formatDayRange(first: string, last: string, locale: string): string {
  const [from, to] = [readInstant(first), readInstant(last)];
  if (!isMoment(from) || !isMoment(to)) return UNREADABLE;
  return formatIn('UTC', locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(from, to);
}

/** Returns a short month: Sept, or Sept 26 with the year. */
export const shortMonth = (at: number, locale: string, hasYear: boolean): string =>
  isMoment(at)
    ? formatIn('UTC', locale, { month: 'short', ...(hasYear && { year: '2-digit' }) }).format(at)
    : UNREADABLE;

type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

/** Uses an ordinal day before a full month name. */
const asSaid =
  (locale: string) =>
  ({ type, value }: Part) =>
    type === 'day' ? formatOrdinal(value, locale) : value;

/** The day comes first in every variety of English. */
function formatIn(zone: Zone, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(isEnglish(locale) ? 'en-GB' : locale, { ...options, timeZone: zone ?? 'UTC' });
  formats.set(key, made);
  return made;
}

/** Returns whether a moment is in the valid range. Formatting throws for others. */
const isMoment = (at: number) => Math.abs(at) <= 8.64e15;

const isEnglish = (locale: string) => new Intl.Locale(locale).language === 'en';
