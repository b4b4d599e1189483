import { toUtc, type Understood } from '#rules/time/localTime.ts';
import { time } from '#src/forms/days/dayRules.tsx';
import { findZone } from '#src/lib/places/zones.ts';
import { readDay } from '#src/lib/time/days.ts';

/** Local day and time at an airport. `pass` selects the first or second occurrence of a repeated time. */
type Given = { airport: string; date: string | undefined; time: string | undefined; pass: string | undefined };

/** `isLocal` is false if the time zone is unknown, so that the time was taken as UTC. */
export type Departure = Understood & { isLocal: boolean };

const timeProblem = time();

/** Converts a local time to UTC; null until every part is valid. Requires the Temporal polyfill to be loaded. */
export function understood({ airport, date = '', time = '', pass }: Given): Departure | null {
  if (!readDay(date) || timeProblem(time, {}) || airport === '') return null;
  const zone = findZone(airport);
  return { ...toUtc({ date, time }, zone ?? 'UTC', pass === 'second' ? 'second' : 'first'), isLocal: zone !== null };
}
