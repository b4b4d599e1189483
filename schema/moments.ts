// Formats of moments in the APIs and in derived texts. A text of the right shape that names no real moment is rejected:
// platforms would read 30 February as 2 March.

const dayShape = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const timeShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const isDay = (text: string): boolean =>
  dayShape.test(text) && (text.slice(8) <= '28' || Number(text.slice(8)) <= daysIn(text));

export const isTime = (text: string): boolean => timeShape.test(text);

/** Returns whether a text is a day and a time of day, `YYYY-MM-DD HH:mm`. */
export const isDayAndTime = (text: string): boolean =>
  text.length === 16 && text[10] === ' ' && isDay(text.slice(0, 10)) && isTime(text.slice(11));

/** Returns whether a text is a moment in ISO 8601, which starts with a day. */
export const isInstant = (text: string): boolean => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** Returns a time of day in UTC in milliseconds since the epoch; NaN if there is no such moment. */
export const parseMoment = (day: string, time: string): number =>
  isDay(day) && isTime(time) ? Date.parse(`${day}T${time}Z`) : Number.NaN;

/** Reads `YYYY-MM-DD HH:mm`, UTC, as milliseconds since the epoch; NaN if there is no such moment. */
export const readDayAndTime = (text: string): number =>
  parseMoment(text.slice(0, 10), isDayAndTime(text) ? text.slice(11) : '');

/**
 * Reads a moment in ISO 8601, or a day as its midnight in UTC, as milliseconds since the epoch; NaN if there is no such
 * moment.
 */
export const readInstant = (text: string): number => (isInstant(text) ? Date.parse(text) : Number.NaN);

const daysIn = (day: string) => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
