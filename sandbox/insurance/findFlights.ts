import { and, eq } from 'drizzle-orm';
import { typedText } from '#rules/text/typedText.ts';
import type { Database } from '../database/types.ts';
import { getRefusedFields, Refused, UncodedRefusal } from '../refusal.ts';
import { covers, providedFlights } from '../tables.ts';
import { brokenFlight, refusedFlights, silentFlight, unknownFlights } from './carriers/magicFlights.ts';
import { type Departure, isFlightNumber, parseDeparture, scheduled, withFollowers } from './carriers/schedule.ts';

const dayMs = 24 * 60 * 60_000;
/** Days ahead for which carriers publish their flights. */
const publishedDays = 360;

type Wanted = { flightNumber: string; embarkDate: string; origin?: string | null | undefined };

export function parseFlightNumber(text: string): string {
  const flightNumber = typedText(text).toUpperCase();
  if (!isFlightNumber(flightNumber))
    throw new Refused('INVALID_FLIGHT_NUMBER', 'No carrier writes flight numbers so', {
      flightNumber: 'invalid_flight_number',
    });
  return flightNumber;
}

/** Throws unless the day exists and is not in the past. */
export function refuseWrongDay(embarkDate: string, now: Date): void {
  const day = new Date(`${embarkDate}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(embarkDate);
  if (!exists || embarkDate < now.toISOString().slice(0, 10))
    throw new Refused('INVALID_DATE', 'No flight can be insured on that day', { embarkDate: 'invalid_date' });
}

export function refuseTooSoon(flights: readonly Departure[], now: Date): void {
  if (flights.some((flight) => !leavesInTime(flight, now)))
    throw new Refused('FLIGHT_TOO_SOON', 'Flight departs too soon', { embarkDate: 'flight_too_soon' });
}

export const leavesInTime = (flight: Departure, now: Date): boolean => parseDeparture(flight) >= now.getTime() + dayMs;

/**
 * Returns the flights under a number on a day, including those that the customer entered by hand. Returns undefined if
 * the carriers do not answer. `origin` selects one flight, or the manual ones entered with it.
 */
export async function findFlights(
  db: Database,
  userId: string,
  { flightNumber, embarkDate, origin }: Wanted,
  now: Date,
): Promise<Departure[] | undefined> {
  if (flightNumber === silentFlight) return undefined;
  refuseByMagic(flightNumber);
  refuseWrongDay(embarkDate, now);
  if (Date.parse(embarkDate) > now.getTime() + publishedDays * dayMs)
    throw new Refused('NO_FLIGHT_FOR_DATE', 'No carrier has published flights so far ahead');
  const known = scheduled(flightNumber, embarkDate).map((flight) => [flight]);
  const provided = await providedAt(db, userId, flightNumber, embarkDate);
  const isFrom = (flights: Departure[]) => !origin || flights.some((flight) => flight.origin === origin);
  const found = [...known, ...provided].filter(isFrom).flat();
  if (found.length === 0)
    throw new Refused('FLIGHT_SCHEDULE_NOT_FOUND', 'No carrier has this flight', {
      flightNumber: 'flight_schedule_not_found',
    });
  return found;
}

/**
 * Returns the flights that are not on a trip of the customer's under the policy, or under any policy if none is given.
 */
export async function uncovered(
  db: Database,
  userId: string,
  flights: readonly Departure[],
  policyNumber?: string,
): Promise<Departure[]> {
  const [first] = flights;
  if (!first) return [];
  const covered = await db
    .select()
    .from(covers)
    .where(
      and(
        eq(covers.userId, userId),
        eq(covers.flightNumber, first.flightNumber),
        eq(covers.embarkDate, first.embarkDate),
        policyNumber === undefined ? undefined : eq(covers.policyNumber, policyNumber),
      ),
    );
  return flights.filter(({ origin }) => !covered.some((cover) => cover.origin === origin));
}

function refuseByMagic(flightNumber: string): void {
  const code = refusedFlights[flightNumber];
  if (code) throw new Refused(code, `${flightNumber} is always refused`, getRefusedFields(code));
  if (flightNumber === brokenFlight) throw new UncodedRefusal(500, 'The carriers’ computer is out of order');
}

async function providedAt(
  db: Database,
  userId: string,
  flightNumber: string,
  embarkDate: string,
): Promise<Departure[][]> {
  if (unknownFlights[flightNumber] === 0) return [];
  const isIt = and(
    eq(providedFlights.userId, userId),
    eq(providedFlights.flightNumber, flightNumber),
    eq(providedFlights.embarkDate, embarkDate),
  );
  const provided = await db.select().from(providedFlights).where(isIt).orderBy(providedFlights.place);
  return provided.map(({ flightNumber, embarkDate, embarkTime, origin }) =>
    withFollowers({ flightNumber, embarkDate, embarkTime, origin }),
  );
}
