import { ne } from 'drizzle-orm';

import type { UserProvidedFlight } from '#schema/rest/insurance.ts';
import type { CheckedFlight } from '#schema/rest/trips.ts';
import type { Transaction } from '../database/types.ts';
import { getRefusedFields, Refused } from '../refusal.ts';
import { providedFlights } from '../tables.ts';
import { airports } from './carriers/airports.ts';
import { refusedFlights } from './carriers/magicFlights.ts';
import { scheduled, toCheckedFlight } from './carriers/schedule.ts';
import { parseFlightNumber, refuseTooSoon, refuseWrongDay, uncovered } from './findFlights.ts';
import { runningPolicy } from './policies.ts';

/**
 * Stores a flight that the carriers do not know. Later checks find it for this customer only. The customer may correct
 * it as long as it is on no trip.
 */
export async function connectFlight(
  tx: Transaction,
  userId: string,
  given: UserProvidedFlight,
  now: Date,
): Promise<CheckedFlight> {
  const { embarkDate, embarkTime, embarkDateTime, origin, direction, policyNumber } = given;
  const flight = { flightNumber: parseFlightNumber(given.flightNumber), embarkDate, embarkTime, origin };
  refuseByMagic(flight.flightNumber);
  if (!airports.has(origin)) throw new Refused('INVALID_PARAMS', 'No airport has this code', { origin: 'invalid' });
  if (embarkDateTime !== `${embarkDate} ${embarkTime}` || !isTime(embarkTime))
    throw new Refused('INVALID_DATE', 'The date and the time do not agree', { embarkDate: 'invalid_date' });
  refuseWrongDay(embarkDate, now);
  refuseTooSoon([flight], now);
  if (policyNumber) await runningPolicy(tx, userId, policyNumber, now.toISOString().slice(0, 10));

  const isKnown = scheduled(flight.flightNumber, embarkDate).some((known) => known.origin === origin);
  const isFree = (await uncovered(tx, userId, [flight])).length > 0;
  const kept =
    isKnown || !isFree
      ? []
      : await tx
          .insert(providedFlights)
          .values({ userId, ...flight })
          .onConflictDoUpdate({
            target: key,
            set: { embarkTime },
            setWhere: ne(providedFlights.embarkTime, embarkTime),
          })
          .returning();
  if (kept.length === 0) throw new Refused('DUPLICATE_FLIGHT', 'The flight is known already');
  return toCheckedFlight(flight, { direction, flightType: 'main' });
}

const key = [providedFlights.userId, providedFlights.flightNumber, providedFlights.embarkDate, providedFlights.origin];

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Codes about the carriers' data do not apply to a flight that the carriers do not know. */
function refuseByMagic(flightNumber: string): void {
  const code = refusedFlights[flightNumber];
  if (code && code !== 'VENDOR_ERROR' && code !== 'NO_FLIGHT_FOR_DATE' && code !== 'FLIGHT_OUT_OF_DATE_RANGE')
    throw new Refused(code, `${flightNumber} is always refused`, getRefusedFields(code));
}
