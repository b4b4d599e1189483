import { randomUUID } from 'node:crypto';

import { and, desc, eq } from 'drizzle-orm';

import type { AgentAlert, AlertSent } from '#schema/rest/disruptions.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Transaction } from '../database/types.ts';
import { unreportableFlights } from '../insurance/carriers/magicFlights.ts';
import { Refused } from '../refusal.ts';
import { flights, tripAlerts, trips } from '../tables.ts';
import { createOptions } from './createOptions.ts';

type Flight = typeof flights.$inferSelect;
type Wanted = { userId: string; tripId: string; flightId: string };

/** Reports a flight as late or cancelled. Repeating the same report changes nothing. */
export async function raiseAlert(
  tx: Transaction,
  { userId, ...which }: Wanted,
  { alertType, delayDate, reason = null }: AgentAlert,
  created: string,
): Promise<AlertSent> {
  await lockAccount(tx, userId);
  const { policyNumber, ...found } = await reportable(tx, userId, which);
  const { tripId, flightId, ...flight } = found;
  const said = { alertType, delayDate: alertType === 'DELAY' ? laterThan(flight, delayDate) : null };
  // A flight that was reported cancelled and is now late flies after all, unless its customer withdrew it.
  const cancelled = alertType === 'CANCELLATION' ? 1 : flight.alerted === 1 ? 0 : flight.cancelled;
  const state: Partial<Flight> = { alerted: 1, cancelled };
  await tx.update(flights).set(state).where(eq(flights.flightId, flightId));

  await createOptions(tx, { ...found, userId, policyNumber }, alertType);

  const [last] = await tx
    .select()
    .from(tripAlerts)
    .where(eq(tripAlerts.flightId, flightId))
    .orderBy(desc(tripAlerts.created))
    .limit(1);
  if (last && last.alertType === said.alertType && last.delayDate === said.delayDate) return { alertId: last.alertId };
  const alertId = randomUUID();
  await tx.insert(tripAlerts).values({ alertId, tripId, flightId, ...said, reason, created });
  return { alertId };
}

/**
 * Returns a flight of the customer's that has not left. Throws the same refusal for another customer's trip as for an
 * unknown one.
 */
async function reportable(tx: Transaction, userId: string, { tripId, flightId }: Omit<Wanted, 'userId'>) {
  const [trip] = await tx
    .select()
    .from(trips)
    .where(and(eq(trips.tripId, tripId), eq(trips.userId, userId)));
  if (!trip) throw new Refused('TRIP_NOT_FOUND', 'Trip not found');
  const [found] = await tx
    .select({ flight: flights, owner: trips.userId })
    .from(flights)
    .innerJoin(trips, eq(trips.tripId, flights.tripId))
    .where(eq(flights.flightId, flightId));
  const code = found ? unreportableFlights[found.flight.flightNumber] : undefined;
  if (code) throw new Refused(code, `${found?.flight.flightNumber} is always refused`);
  if (found && found.owner !== userId) throw new Refused('NO_TRIPS_FOR_FLIGHT', 'The flight is on no trip');
  if (found?.flight.tripId !== tripId || !isListed(found.flight))
    throw new Refused('FLIGHT_NOT_FOUND', 'Flight not found');
  if (found.flight.departed === 1) throw new Refused('FLIGHT_ALERTED', 'The flight has left');
  return { ...found.flight, policyNumber: trip.policyNumber };
}

const isListed = ({ active, cancelled }: Flight) => active === 1 || cancelled === 1;

function laterThan({ embarkDate, embarkTime }: Pick<Flight, 'embarkDate' | 'embarkTime'>, delayDate?: string | null) {
  if (!delayDate) throw new Refused('MISSING_PARAMS', 'A delay needs a new departure', { delayDate: 'required' });
  const exists = minuteOf(`${delayDate.replace(' ', 'T')}Z`) === delayDate;
  if (!exists || delayDate <= `${embarkDate} ${embarkTime}`)
    throw new Refused('INVALID_DATE', 'No flight is late then', { delayDate: 'invalid_date' });
  return delayDate;
}

function minuteOf(instant: string): string | null {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : at.toISOString().slice(0, 16).replace('T', ' ');
}
