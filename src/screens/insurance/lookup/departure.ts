import { localOf, type Pass } from '#rules/time/localTime.ts';
import { zoneAt } from '#src/lib/places/zones.ts';
import { type Departure, understood } from '#src/wizard/fields/localTime.ts';

import type { Clocks } from './days.tsx';

/** When a flight leaves, as its ticket says it: by the clocks of the airport that it leaves from. */
export type Entered = { embarkDate: string; localTime: string; origin: string; pass: string };

/** What clocks show there; null if nobody knows. */
export function clocksAt(airport = ''): Clocks {
  const zone = airport === '' ? null : zoneAt(airport);
  return zone === null ? null : (utc) => localOf(utc, zone);
}

/** What that is in UTC; null as long as a part of it is missing. */
export const departureOf = ({
  embarkDate = '',
  localTime = '',
  origin = '',
  pass,
}: Partial<Entered>): Departure | null => understood({ airport: origin, date: embarkDate, time: localTime, pass });

type Known = { embarkDate: string; embarkTime: string; origin: string };

/** The same of what is known in UTC. */
export function enteredOf({ embarkDate, embarkTime, origin }: Known): Entered {
  const { date, time, pass }: { date: string; time: string; pass: Pass } = localOf(
    { date: embarkDate, time: embarkTime },
    zoneAt(origin) ?? 'UTC',
  );
  return { embarkDate: date, localTime: time, origin, pass };
}
