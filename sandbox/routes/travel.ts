import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { type LostBag, type Passenger, type Trip, WhoseTrips } from '#schema/rest/trips.ts';

import type { Database } from '../database/open.ts';
import type { Means } from '../means.ts';
import { customerAt, sessionIn } from '../plugins/identity.ts';
import { allowed } from '../refusal.ts';
import { flights, lostBags, passengers, travellers, tripAlerts, trips } from '../tables.ts';

export async function travelRoutes(app: FastifyInstance, means: Means): Promise<void> {
  const { db } = means;

  app.get('/travel/trips', async (request): Promise<Trip[]> => {
    const { userId } = await customerAt(means, request, allowed(WhoseTrips, request.query).userId);
    return tripsOf(db, userId);
  });

  app.get('/travel/passengers', async (request): Promise<Passenger[]> => {
    const { userId } = sessionIn(request);
    const found = await db.select().from(passengers).where(eq(passengers.userId, userId)).orderBy(passengers.place);
    return found.map(({ place, ...passenger }) => passenger);
  });

  app.get('/travel/luggage/lost/bags', async (request): Promise<LostBag[]> => {
    const { userId } = sessionIn(request);
    const found = await db.select().from(lostBags).where(eq(lostBags.userId, userId)).orderBy(lostBags.place);
    return found.map(({ userId: _, place, ...bag }) => bag);
  });
}

async function tripsOf(db: Database, userId: string): Promise<Trip[]> {
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
      alerts: raised.filter(isOfTrip).map(({ tripId: _, ...alert }) => alert),
      delegated_passenger_id: delegatedPassengerId,
    };
  });
}
