import { and, eq, inArray } from 'drizzle-orm';

import type { TripTravellers } from '#schema/rest/insurance.ts';
import type { Trip } from '#schema/rest/trips.ts';
import { type Account, lockAccount } from '../account/accounts.ts';
import type { Transaction } from '../database/types.ts';
import { refuseTooMany, resolveTravellers } from '../passengers/travellers.ts';
import { Refused } from '../refusal.ts';
import { covers, flights, policies, travellers, trips } from '../tables.ts';
import { type Hindered, hinderedTrips } from './carriers/magicFlights.ts';
import { isWithdrawn, readTrips } from './trips.ts';

type Wanted = { userId: string; tripId: string };

/**
 * Replaces the travellers of a trip. Only the policy limits their number: each flight was already checked when it was
 * insured.
 */
export async function changeTravellers(
  tx: Transaction,
  { userId, tripId }: Wanted,
  { tripId: named, passengers, delegatedPassengerId }: TripTravellers,
): Promise<Trip> {
  const account = await lockAccount(tx, userId);
  if (named !== tripId) throw new Refused('INVALID_PARAMS', 'This is another trip', { tripId: 'invalid' });
  const trip = await untouched(tx, { userId, tripId });
  refuseHindered(trip, 'change');
  const travelling = await resolveTravellers(tx, account, { passengers, delegatedPassengerId }, false);
  const maxInsured = await mostInsured(tx, account, trip);
  refuseTooMany(travelling, account, { maxInsured }, Number.POSITIVE_INFINITY);

  const { passengerIds, count } = travelling;
  await tx.delete(travellers).where(eq(travellers.tripId, tripId));
  await tx.insert(travellers).values(passengerIds.map((passengerId) => ({ tripId, passengerId })));
  await tx.update(trips).set({ delegatedPassengerId: travelling.delegatedPassengerId }).where(eq(trips.tripId, tripId));
  await tx.update(flights).set({ totalPassengers: count }).where(eq(flights.tripId, tripId));
  return ownTrip(tx, { userId, tripId });
}

/** Withdraws every flight of a trip. The trip stays listed, and its flights can be insured again. */
export async function cancelTrip(tx: Transaction, wanted: Wanted): Promise<void> {
  await lockAccount(tx, wanted.userId);
  const trip = await untouched(tx, wanted);
  if (trip.flights.every(isWithdrawn)) throw new Refused('TRIP_NOT_FOUND', 'The insurance of this trip is cancelled');
  refuseHindered(trip, 'cancel');
  const flightIds = trip.flights.map(({ flightId }) => flightId);
  await tx.update(flights).set({ cancelled: 1 }).where(inArray(flights.flightId, flightIds));
  await tx.delete(covers).where(inArray(covers.flightId, flightIds));
}

/** Throws TRIP_NOT_FOUND for another customer's trip. */
async function ownTrip(tx: Transaction, { userId, tripId }: Wanted): Promise<Trip> {
  const found = (await readTrips(tx, userId)).find((trip) => trip.tripId === tripId);
  if (!found) throw new Refused('TRIP_NOT_FOUND', 'Trip not found');
  return found;
}

async function untouched(tx: Transaction, wanted: Wanted): Promise<Trip> {
  const trip = await ownTrip(tx, wanted);
  if (trip.flights.some(({ alerted, departed }) => alerted === 1 || departed === 1))
    throw new Refused('FLIGHT_ALERTED', 'A flight of this trip has departed, or is disrupted');
  return trip;
}

function refuseHindered({ flights: flown }: Trip, what: keyof Hindered): void {
  for (const { flightNumber } of flown) {
    const code = hinderedTrips[flightNumber]?.[what];
    if (code) throw new Refused(code, `A trip with ${flightNumber} on it is refused this`);
  }
}

/** Returns the maximum of the trip's policy, expired or not. 0 means no maximum. */
async function mostInsured(tx: Transaction, { partnerId }: Account, { policyNumber }: Trip): Promise<number> {
  const isIt = and(eq(policies.partnerId, partnerId), eq(policies.externalPolicyNumber, policyNumber));
  const [policy] = await tx.select().from(policies).where(isIt);
  return policy?.maxInsured ?? 0;
}
