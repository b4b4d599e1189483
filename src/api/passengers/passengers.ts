import type { GraphQLClient } from 'graphql-request';
import type { Added, Addition } from '#machines/kit/records/adding.ts';
import type { Deleted, Deletion } from '#machines/kit/records/deleting.ts';
import type { Edit, Edited } from '#machines/kit/records/editing.ts';
import type { NewPassenger, Passenger } from '#machines/passengers/addPassenger.machine.ts';

import { AddPassengerDocument, DeletePassengerDocument, UpdatePassengerDocument } from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

const ofForm = { signedIn: true, fields: ['name', 'surname', 'mobilePhoneNumber'] } as const;

export function createPassengersApi({ client }: { client: GraphQLClient }) {
  return {
    addPassenger: ({ details: passenger, key }: Addition<NewPassenger>): Promise<Added<Passenger>> =>
      answered(async () => {
        const request = { document: AddPassengerDocument, variables: { passenger }, requestHeaders: keyed(key) };
        const { passengerId, name, surname, mobilePhoneNumber } = (await client.request(request)).addPassenger;
        const phone = mobilePhoneNumber ?? passenger.mobilePhoneNumber;
        return { kind: 'added', added: { passengerId, name, surname, mobilePhoneNumber: phone } };
      }, ofForm),

    updatePassenger: ({ id: passengerId, changes, key }: Edit<NewPassenger>): Promise<Edited> =>
      answered(async () => {
        const variables = { passengerId, changes };
        await client.request({ document: UpdatePassengerDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'edited' };
      }, ofForm),

    deletePassenger: ({ id: passengerId, key }: Deletion): Promise<Deleted> =>
      answered(
        async () => {
          const variables = { passengerId };
          await client.request({ document: DeletePassengerDocument, variables, requestHeaders: keyed(key) });
          return { kind: 'deleted' };
        },
        { signedIn: true },
      ),
  };
}
