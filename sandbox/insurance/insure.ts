import { randomUUID } from 'node:crypto';

import type { NewTrip } from '#schema/rest/insurance.ts';
import type { Trip } from '#schema/rest/trips.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Transaction } from '../database/types.ts';
import { refuseTooMany, resolveTravellers } from '../passengers/travellers.ts';
import { Refused } from '../refusal.ts';
import { covers, flights, travellers, trips } from '../tables.ts';
import { refuseHindered } from './blockingCode.ts';
import { runningPolicy } from './policies.ts';
import { rebuilt } from './rebuild.ts';
import { storedReference } from './reference.ts';
import { readTrips } from './trips.ts';

type PurchaseRequest = { userId: string; trip: NewTrip; countsTravellers: boolean; now: Date };

const flightsOf = { SINGLE: [1, 1], RETURN: [2, 2], MULTI: [2, 4] } as const;
const typeOf = { SINGLE: 'single', RETURN: 'return', MULTI: 'multi' } as const;

/** Insures a trip. The customer's data only identifies the flights; the carriers' data is stored. */
export async function insureTrip(
  tx: Transaction,
  { userId, trip, countsTravellers, now }: PurchaseRequest,
): Promise<Trip> {
  const account = await lockAccount(tx, userId);
  const policy = await runningPolicy(tx, userId, trip.policyNumber, now.toISOString().slice(0, 10));
  await refuseHindered(tx, userId, policy, now);
  refuseCount(trip);
  const bookingRef = storedReference(trip.bookingRef);
  const flown = await rebuilt(tx, userId, trip, policy, now);
  const travelling = await resolveTravellers(tx, account, trip, countsTravellers);
  refuseTooMany(travelling, account, policy, Math.min(...flown.map(({ totalPassengers }) => totalPassengers)));

  const tripId = randomUUID();
  const { passengerIds, count, delegatedPassengerId } = travelling;
  const { externalPolicyNumber: policyNumber } = policy;
  const rows = flown.map((flight) => ({ ...flight, flightId: randomUUID(), tripId, totalPassengers: count }));
  await tx
    .insert(trips)
    .values({ tripId, userId, type: typeOf[trip.type], bookingRef, policyNumber, delegatedPassengerId });
  await tx.insert(flights).values(rows);
  await tx.insert(travellers).values(passengerIds.map((passengerId) => ({ tripId, passengerId })));
  const taken = await tx
    .insert(covers)
    .values(
      rows.map(({ flightId, flightNumber, embarkDate, origin }) => ({
        userId,
        policyNumber,
        flightNumber,
        embarkDate,
        origin,
        flightId,
      })),
    )
    .onConflictDoNothing()
    .returning();
  if (taken.length < rows.length) throw new Refused('FLIGHT_ALREADY_BOOKED', 'The flight is insured already');

  const [insured] = (await readTrips(tx, userId)).filter((one) => one.tripId === tripId);
  if (!insured) throw new Error('A trip was insured, and is not there');
  return insured;
}

function refuseCount({ type, flights }: NewTrip): void {
  const [fewest, most] = flightsOf[type];
  if (flights.length < fewest || flights.length > most)
    throw new Refused('INVALID_PARAMS', 'The type of trip takes another number of flights', { flights: 'invalid' });
}
