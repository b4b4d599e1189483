import { eq, inArray } from 'drizzle-orm';

import type { Trip } from '#schema/rest/trips.ts';

import type { Database } from '../database/types.ts';
import { flights, passengers, travellers, tripAlerts, trips } from '../tables.ts';

/** Returns whether the customer withdrew the flight: it is cancelled although no alert cancelled it. */
export const isWithdrawn = ({ cancelled, alerted }: { cancelled: number | null; alerted: number | null }): boolean =>
  cancelled === 1 && alerted === 0;

export async function readTrips(db: Database, userId: string): Promise<Trip[]> {
  const found = await db.select().from(trips).where(eq(trips.userId, userId)).orderBy(trips.place);
  const ids = found.map(({ tripId }) => tripId);
  const flown = await db.select().from(flights).where(inArray(flights.tripId, ids)).orderBy(flights.place);
  const raised = await db.select().from(tripAlerts).where(inArray(tripAlerts.tripId, ids)).orderBy(tripAlerts.created);
  const people = await db
    .select({ tripId: travellers.tripId, passenger: passengers })
    .from(travellers)
    .innerJoin(passengers, eq(passengers.passengerId, travellers.passengerId))
    .where(inArray(travellers.tripId, ids))
    .orderBy(travellers.place);

  return found.map(({ tripId, type, bookingRef, policyNumber, delegatedPassengerId }) => {
    const isOfTrip = (part: { tripId: string }) => part.tripId === tripId;
    return {
      tripId,
      type,
      bookingRef,
      policyNumber,
      flights: flown.filter(isOfTrip).map(({ place, ...flight }) => flight),
      passengers: people
        .filter(isOfTrip)
        .map(({ passenger: { passengerId, name, surname } }) => ({ passengerId, name, surname })),
      alerts: raised.filter(isOfTrip).map(({ tripId: _, reason: __, ...alert }) => alert),
      delegated_passenger_id: delegatedPassengerId,
    };
  });
}
