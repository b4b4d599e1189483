import type { NewTrip, TripFound } from '#machines/insurance/completion/purchase.ts';
import { isSameFlight } from '#rules/insurance/insuring.ts';
import { type BoughtTrip, insuredTripOf, type insurerOf } from '#src/api/insuring/insuring.ts';

type Insurer = ReturnType<typeof insurerOf>;

/** What is bought, as it is sent. */
export const sentOf = ({ type, flights, ...trip }: NewTrip): Parameters<Insurer['insureTrip']>[0] => ({
  ...trip,
  type: ({ single: 'SINGLE', return: 'RETURN', multi: 'MULTI' } as const)[type],
  flights: flights.map(
    ({ flightId, flightNumber, embarkDate, embarkTime, origin, destination, direction, flightType }) => ({
      flightId,
      flightNumber,
      embarkDate,
      embarkTime,
      origin,
      destination,
      direction,
      flightType,
    }),
  ),
});

/** Whether the insurer has a trip of a customer. */
export async function find(insurer: Insurer, userId: string, wanted: NewTrip, signal: AbortSignal): Promise<TripFound> {
  const answer = await insurer.readTrips(userId, signal);
  if (answer.kind === 'refused') return answer;
  const trip = answer.trips.find((each) => isBought(each, wanted));
  return trip ? { kind: 'insured', trip: insuredTripOf(trip) } : { kind: 'not insured' };
}

/** A flight is insured once under a policy, so its trip is known by these. */
const isBought = ({ policyNumber, flights }: BoughtTrip, wanted: NewTrip): boolean =>
  policyNumber === wanted.policyNumber &&
  wanted.flights.every((flight) => flights.some((bought) => isSameFlight(bought, flight)));
