import type { FlightQuestion } from '#schema/rest/insurance.ts';
import type { CheckedFlight } from '#schema/rest/trips.ts';
import type { Database } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { toCheckedFlight } from './carriers/schedule.ts';
import { findFlights, leavesInTime, parseFlightNumber, refuseTooSoon, uncovered } from './findFlights.ts';
import { refuseOutside, runningPolicy } from './policies.ts';

export async function checkFlight(
  db: Database,
  userId: string,
  { embarkDate, policyNumber, origin, flightType = 'main', direction = 'outbound', ...asked }: FlightQuestion,
  now: Date,
): Promise<CheckedFlight[] | undefined> {
  const flightNumber = parseFlightNumber(asked.flightNumber);
  const policy =
    policyNumber === undefined
      ? undefined
      : await runningPolicy(db, userId, policyNumber, now.toISOString().slice(0, 10));
  const flights = await findFlights(db, userId, { flightNumber, embarkDate, origin }, now);
  if (!flights) return undefined;

  if (policy) refuseOutside(policy, embarkDate);
  const inTime = flights.filter((flight) => leavesInTime(flight, now));
  if (inTime.length === 0) refuseTooSoon(flights, now);
  const free = await uncovered(db, userId, inTime, policyNumber);
  if (free.length === 0) throw new Refused('DUPLICATE_FLIGHT', 'The flight is part of a trip already');
  return free.map((flight) => toCheckedFlight(flight, { direction, flightType }));
}
