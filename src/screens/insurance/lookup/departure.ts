import { type Pass, toLocalTime } from '#rules/time/localTime.ts';
import { findZone } from '#src/lib/places/zones.ts';
import { type Departure, understood } from '#src/wizard/fields/localTime.ts';

import type { Clocks } from './days.tsx';

/** Departure as printed on the ticket, in the local time of the airport. */
export type Entered = { embarkDate: string; localTime: string; origin: string; pass: string };

/** Returns the clocks of an airport; null if its time zone is unknown. */
export function getAirportClocks(airport = ''): Clocks {
  const zone = airport === '' ? null : findZone(airport);
  return zone === null ? null : (utc) => toLocalTime(utc, zone);
}

/** Returns the departure in UTC; null until every part is entered. */
export const toDeparture = ({
  embarkDate = '',
  localTime = '',
  origin = '',
  pass,
}: Partial<Entered>): Departure | null => understood({ airport: origin, date: embarkDate, time: localTime, pass });

type Known = { embarkDate: string; embarkTime: string; origin: string };

/** Converts a departure in UTC to form values. */
export function toEnteredDeparture({ embarkDate, embarkTime, origin }: Known): Entered {
  const { date, time, pass }: { date: string; time: string; pass: Pass } = toLocalTime(
    { date: embarkDate, time: embarkTime },
    findZone(origin) ?? 'UTC',
  );
  return { embarkDate: date, localTime: time, origin, pass };
}
