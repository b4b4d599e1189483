/** A day and a time of day as clocks show them: `YYYY-MM-DD` and `HH:mm`. */
export type ClockTime = { date: string; time: string };

/** How often clocks show a time: `never` where they are put forward over it, `twice` where they are put back to it. */
export type Shown = 'once' | 'never' | 'twice';

export type Pass = 'first' | 'second';

export type Understood = { utc: ClockTime; local: ClockTime; shown: Shown };

/**
 * What a time somewhere is in UTC. One that is never shown is taken as if the clocks had not been put forward yet. Needs
 * Temporal to be here.
 *
 * @param pass which one is meant, of a time that is shown twice
 */
export function utcOf({ date, time }: ClockTime, zone: string, pass: Pass = 'first'): Understood {
  const wanted = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = wanted.toZonedDateTime(zone, { disambiguation: 'later' });
  const shown = earlier.equals(later) ? 'once' : later.toPlainDateTime().equals(wanted) ? 'twice' : 'never';
  const meant = shown === 'never' || pass === 'second' ? later : earlier;
  return { utc: clockTimeOf(meant.withTimeZone('UTC')), local: clockTimeOf(meant), shown };
}

/** What clocks somewhere show at a time in UTC, and whether for the second time. */
export function localOf({ date, time }: ClockTime, zone: string): ClockTime & { pass: Pass } {
  const meant = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('UTC').withTimeZone(zone);
  const local = clockTimeOf(meant);
  const { utc } = utcOf(local, zone);
  return { ...local, pass: utc.date === date && utc.time === time ? 'first' : 'second' };
}

const clockTimeOf = (moment: Temporal.ZonedDateTime): ClockTime => ({
  date: moment.toPlainDate().toString(),
  time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
});
