import type { GraphQLClient } from 'graphql-request';

import type { PassengerAdded } from '#machines/passengers/addPassenger.machine.ts';
import type { PassengerDeleted } from '#machines/passengers/deletePassenger.machine.ts';
import type { PassengerEdited } from '#machines/passengers/editPassenger.machine.ts';
import type { NewPassenger } from '#machines/passengers/passenger.ts';

import { AddPassengerDocument, DeletePassengerDocument, UpdatePassengerDocument } from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

type Key = { key: string };
type Which = { passengerId: string };

const ofForm = { signedIn: true, fields: ['name', 'surname', 'mobilePhoneNumber'] } as const;

export function passengersOf({ client }: { client: GraphQLClient }) {
  return {
    addPassenger: ({ passenger, key }: { passenger: NewPassenger } & Key): Promise<PassengerAdded> =>
      answered(async () => {
        const request = { document: AddPassengerDocument, variables: { passenger }, requestHeaders: keyed(key) };
        const { passengerId, name, surname, mobilePhoneNumber } = (await client.request(request)).addPassenger;
        const phone = mobilePhoneNumber ?? passenger.mobilePhoneNumber;
        return { kind: 'added', passenger: { passengerId, name, surname, mobilePhoneNumber: phone } };
      }, ofForm),

    updatePassenger: ({
      key,
      ...variables
    }: { changes: Partial<NewPassenger> } & Which & Key): Promise<PassengerEdited> =>
      answered(async () => {
        await client.request({ document: UpdatePassengerDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'edited' };
      }, ofForm),

    deletePassenger: ({ key, ...variables }: Which & Key): Promise<PassengerDeleted> =>
      answered(
        async () => {
          await client.request({ document: DeletePassengerDocument, variables, requestHeaders: keyed(key) });
          return { kind: 'deleted' };
        },
        { signedIn: true },
      ),
  };
}
