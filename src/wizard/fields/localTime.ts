import { type Understood, utcOf } from '#rules/time/localTime.ts';
import { time } from '#src/forms/days/dayRules.tsx';
import { zoneAt } from '#src/lib/places/zones.ts';
import { readDay } from '#src/lib/time/days.ts';

/** A day and a time as clocks at an airport show them. `pass`: which one, where they show it twice. */
type Given = { airport: string; date: string | undefined; time: string | undefined; pass: string | undefined };

/** `isLocal`: otherwise nobody knows the clocks there, and it was taken for UTC. */
export type Departure = Understood & { isLocal: boolean };

const timeProblem = time();

/** What that is in UTC; null as long as a part of it is missing. Needs Temporal to be here. */
export function understood({ airport, date = '', time = '', pass }: Given): Departure | null {
  if (!readDay(date) || timeProblem(time, {}) || airport === '') return null;
  const zone = zoneAt(airport);
  return { ...utcOf({ date, time }, zone ?? 'UTC', pass === 'second' ? 'second' : 'first'), isLocal: zone !== null };
}
