/** A local day and time: `YYYY-MM-DD` and `HH:mm`. */
export type ClockTime = { date: string; time: string };

/** The number of times that clocks show a time: `never` if they skip it when put forward, `twice` if they repeat it when put back. */
export type Shown = 'once' | 'never' | 'twice';

export type Pass = 'first' | 'second';

export type Understood = { utc: ClockTime; local: ClockTime; shown: Shown };

/**
 * Converts a local time to UTC. A time that clocks skip is read as if they had not been put forward yet. Requires
 * Temporal to be loaded.
 *
 * @param pass which of the two is meant if clocks show the time twice
 */
export function toUtc({ date, time }: ClockTime, zone: string, pass: Pass = 'first'): Understood {
  const wanted = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = wanted.toZonedDateTime(zone, { disambiguation: 'later' });
  const shown = earlier.equals(later) ? 'once' : later.toPlainDateTime().equals(wanted) ? 'twice' : 'never';
  const meant = shown === 'never' || pass === 'second' ? later : earlier;
  return { utc: clockTimeOf(meant.withTimeZone('UTC')), local: clockTimeOf(meant), shown };
}

/** Converts a time in UTC to local time, and returns whether clocks show it for the second time. */
export function toLocalTime({ date, time }: ClockTime, zone: string): ClockTime & { pass: Pass } {
  const meant = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('UTC').withTimeZone(zone);
  const local = clockTimeOf(meant);
  const { utc } = toUtc(local, zone);
  return { ...local, pass: utc.date === date && utc.time === time ? 'first' : 'second' };
}

const clockTimeOf = (moment: Temporal.ZonedDateTime): ClockTime => ({
  date: moment.toPlainDate().toString(),
  time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
});
