import type { NewTrip, TripFound } from '#machines/insurance/completion/purchase.ts';
import { isSameFlight } from '#rules/insurance/tripTypes.ts';
import { type BoughtTrip, type createInsuranceApi, toInsuredTrip } from '#src/api/insurance/insurance.ts';

type Insurer = ReturnType<typeof createInsuranceApi>;

export const toTripRequest = ({ type, flights, ...trip }: NewTrip): Parameters<Insurer['insureTrip']>[0] => ({
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

/** Searches for the purchased trip among the customer's trips. */
export async function find(insurer: Insurer, userId: string, wanted: NewTrip, signal: AbortSignal): Promise<TripFound> {
  const answer = await insurer.readTrips(userId, signal);
  if (answer.kind === 'refused') return answer;
  const trip = answer.trips.find((each) => isBought(each, wanted));
  return trip ? { kind: 'insured', trip: toInsuredTrip(trip) } : { kind: 'not insured' };
}

/** Matches by policy and flights, because a policy covers a flight only once. */
const isBought = ({ policyNumber, flights }: BoughtTrip, wanted: NewTrip): boolean =>
  policyNumber === wanted.policyNumber &&
  wanted.flights.every((flight) => flights.some((bought) => isSameFlight(bought, flight)));
