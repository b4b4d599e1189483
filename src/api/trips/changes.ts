import type { GraphQLClient } from 'graphql-request';

import type { Travelling } from '#machines/insurance/changes/editTrip.logic.ts';
import type { TripSaved } from '#machines/insurance/changes/editTrip.machine.ts';
import type { Cancellation, Cancelled } from '#machines/kit/records/cancelling.ts';

import { DeleteTripDocument, UpdateTripDocument } from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

type Which = { tripId: string; key: string };

export function createTripChangesApi({ client }: { client: GraphQLClient }) {
  return {
    changeTravellers: ({ tripId, key, passengerIds, delegatedPassengerId }: Which & Travelling): Promise<TripSaved> =>
      answered(
        async () => {
          const variables = { tripId, travellers: { tripId, passengers: [...passengerIds], delegatedPassengerId } };
          const request = { document: UpdateTripDocument, variables, requestHeaders: keyed(key) };
          const { passengers, delegated_passenger_id } = (await client.request(request)).updateTrip;
          return { kind: 'saved', passengers, delegatedPassengerId: delegated_passenger_id ?? null };
        },
        { signedIn: true },
      ),

    cancelTrip: ({ id: tripId, key }: Cancellation): Promise<Cancelled> =>
      answered(
        async () => {
          const request = { document: DeleteTripDocument, variables: { tripId }, requestHeaders: keyed(key) };
          await client.request(request);
          return { kind: 'cancelled' };
        },
        { signedIn: true },
      ),
  };
}
