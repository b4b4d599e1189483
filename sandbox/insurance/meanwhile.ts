import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/types.ts';
import { flights, tripAlerts, trips } from '../tables.ts';
import { cancelledMeanwhile, lostMeanwhile } from './carriers/magicFlights.ts';

type Wanted = { userId: string; tripId: string };

/** Changes a trip with a magic flight permanently, between the customer's read and the customer's change. */
export async function meanwhile(db: Database, { userId, tripId }: Wanted, created: string): Promise<void> {
  const flown = await db
    .select({ flightId: flights.flightId, flightNumber: flights.flightNumber, alerted: flights.alerted })
    .from(flights)
    .innerJoin(trips, eq(trips.tripId, flights.tripId))
    .where(and(eq(trips.tripId, tripId), eq(trips.userId, userId)));

  for (const { flightId, flightNumber, alerted } of flown) {
    if (flightNumber === lostMeanwhile) await db.delete(trips).where(eq(trips.tripId, tripId));
    if (flightNumber === cancelledMeanwhile && alerted === 0) {
      await db.update(flights).set({ cancelled: 1, alerted: 1 }).where(eq(flights.flightId, flightId));
      await db
        .insert(tripAlerts)
        .values({ alertId: randomUUID(), tripId, flightId, alertType: 'CANCELLATION', created });
    }
  }
}
