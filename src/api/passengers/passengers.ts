import type { GraphQLClient } from 'graphql-request';

import type { Refused } from '#machines/answers.ts';
import type { Passenger } from '#machines/passengers/addPassenger.machine.ts';

import { AddPassengerDocument } from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

export function passengersOf({ client }: { client: GraphQLClient }) {
  return {
    addPassenger: ({
      passenger,
      key,
    }: {
      passenger: Omit<Passenger, 'passengerId'>;
      key: string;
    }): Promise<{ kind: 'added'; passenger: Passenger } | Refused> =>
      answered(
        async () => {
          const request = { document: AddPassengerDocument, variables: { passenger }, requestHeaders: keyed(key) };
          const { passengerId, name, surname, mobilePhoneNumber } = (await client.request(request)).addPassenger;
          const phone = mobilePhoneNumber ?? passenger.mobilePhoneNumber;
          return { kind: 'added', passenger: { passengerId, name, surname, mobilePhoneNumber: phone } };
        },
        { signedIn: true, fields: ['name', 'surname', 'mobilePhoneNumber'] },
      ),
  };
}
