import type { GraphQLClient } from 'graphql-request';
import { array, create } from 'superstruct';

import type { Refused } from '#machines/kit/refusals.ts';
import type { FlightQuestion, NewTrip, UserProvidedFlight } from '#schema/rest/insurance.ts';
import { CheckedFlight, type Direction, type FlightType } from '#schema/rest/trips.ts';

import {
  BoughtTripsDocument,
  type BoughtTripsQuery,
  CreateFlightDocument,
  FlightCheckDocument,
  InsureTripDocument,
  type InsureTripMutation,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

export type BoughtTrip = BoughtTripsQuery['trips'][number];

/** Maps a trip, which has the same shape in a purchase and in the list of trips. */
export const toInsuredTrip = ({ tripId, bookingRef, flights, passengers, delegated_passenger_id }: Insured) => ({
  tripId,
  bookingRef: bookingRef ?? null,
  flightIds: flights.map(({ flightId }) => flightId),
  passengers: passengers.map(({ passengerId, name, surname }) => ({ passengerId, name, surname })),
  delegatedPassengerId: delegated_passenger_id ?? null,
});

type Insured = InsureTripMutation['createTrip'];
export type InsuredTrip = ReturnType<typeof toInsuredTrip>;

type Asked = FlightQuestion & { flightType: FlightType; direction: Direction };

/** Calls that insure a trip. Callers reuse the idempotency key when they repeat a request. */
export function createInsuranceApi({ client }: { client: GraphQLClient }) {
  return {
    /**
     * `status` comes from the insurer: a leg or return flight is valid only with 200. `fields` are the fields of the
     * page that asks.
     */
    checkFlight: (
      variables: Asked,
      signal: AbortSignal,
      fields: readonly string[],
    ): Promise<{ kind: 'checked'; status: number; flights: CheckedFlight[] } | Refused> =>
      answered(
        async () => {
          const { validateFlight } = await client.request({ document: FlightCheckDocument, variables, signal });
          return {
            kind: 'checked',
            status: validateFlight.status,
            flights: create(validateFlight.flights, array(CheckedFlight)),
          };
        },
        { signedIn: true, fields },
      ),

    createFlight: (flight: UserProvidedFlight, key: string): Promise<{ kind: 'created' } | Refused> =>
      answered(
        async () => {
          await client.request({ document: CreateFlightDocument, variables: { flight }, requestHeaders: keyed(key) });
          return { kind: 'created' };
        },
        { signedIn: true, fields: ['flightNumber', 'embarkDate', 'origin'] },
      ),

    insureTrip: (trip: NewTrip, key: string): Promise<{ kind: 'insured'; trip: InsuredTrip } | Refused> =>
      answered(
        async () => {
          const request = { document: InsureTripDocument, variables: { trip }, requestHeaders: keyed(key) };
          return { kind: 'insured', trip: toInsuredTrip((await client.request(request)).createTrip) };
        },
        { signedIn: true, fields: ['bookingRef'] },
      ),

    /** Bypasses every cache, because callers use it to find out whether a purchase arrived. */
    readTrips: (userId: string, signal: AbortSignal): Promise<{ kind: 'read'; trips: BoughtTrip[] } | Refused> =>
      answered(
        async () => {
          const request = { document: BoughtTripsDocument, variables: { userId }, signal };
          return { kind: 'read', trips: (await client.request(request)).trips };
        },
        { signedIn: true },
      ),
  };
}
