import { localOf, type Pass } from '#rules/time/localTime.ts';
import { zoneAt } from '#src/lib/places/zones.ts';
import { type Departure, understood } from '#src/wizard/fields/localTime.ts';

import type { Clocks } from './days.tsx';

/** Departure as printed on the ticket, in the local time of the airport. */
export type Entered = { embarkDate: string; localTime: string; origin: string; pass: string };

/** Returns the clocks of an airport; null if its time zone is unknown. */
export function clocksAt(airport = ''): Clocks {
  const zone = airport === '' ? null : zoneAt(airport);
  return zone === null ? null : (utc) => localOf(utc, zone);
}

/** Returns the departure in UTC; null until every part is entered. */
export const departureOf = ({
  embarkDate = '',
  localTime = '',
  origin = '',
  pass,
}: Partial<Entered>): Departure | null => understood({ airport: origin, date: embarkDate, time: localTime, pass });

type Known = { embarkDate: string; embarkTime: string; origin: string };

/** Converts a departure in UTC to form values. */
export function enteredOf({ embarkDate, embarkTime, origin }: Known): Entered {
  const { date, time, pass }: { date: string; time: string; pass: Pass } = localOf(
    { date: embarkDate, time: embarkTime },
    zoneAt(origin) ?? 'UTC',
  );
  return { embarkDate: date, localTime: time, origin, pass };
}
