import { localOf, type Pass, type Understood, utcOf } from '#rules/time/localTime.ts';
import { time } from '#src/forms/days/dayRules.tsx';
import { readDay } from '#src/lib/time/days.ts';
import { zoneAt } from '#src/lib/time/zones.ts';

import type { Clocks } from './days.tsx';

/** When a flight leaves, as its ticket says it: by the clocks of the airport that it leaves from. */
export type Entered = { embarkDate: string; localTime: string; origin: string; pass: string };

/** `isLocal`: otherwise nobody knows the clocks there, and it was taken for UTC. */
export type Departure = Understood & { isLocal: boolean };

const timeProblem = time();

/** What clocks show there; null if nobody knows. */
export function clocksAt(airport = ''): Clocks {
  const zone = airport === '' ? null : zoneAt(airport);
  return zone === null ? null : (utc) => localOf(utc, zone);
}

/** What that is in UTC; null as long as a part of it is missing. */
export function departureOf({
  embarkDate = '',
  localTime = '',
  origin = '',
  pass,
}: Partial<Entered>): Departure | null {
  if (!readDay(embarkDate) || timeProblem(localTime, {}) || origin === '') return null;
  const entered = { date: embarkDate, time: localTime };
  const zone = zoneAt(origin);
  return { ...utcOf(entered, zone ?? 'UTC', pass === 'second' ? 'second' : 'first'), isLocal: zone !== null };
}

type Known = { embarkDate: string; embarkTime: string; origin: string };

/** The same of what is known in UTC. */
export function enteredOf({ embarkDate, embarkTime, origin }: Known): Entered {
  const { date, time, pass }: { date: string; time: string; pass: Pass } = localOf(
    { date: embarkDate, time: embarkTime },
    zoneAt(origin) ?? 'UTC',
  );
  return { embarkDate: date, localTime: time, origin, pass };
}
