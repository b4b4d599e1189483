import type { GraphQLClient } from 'graphql-request';
import type { Added, Addition } from '#machines/kit/records/adding.ts';
import type { Deleted, Deletion } from '#machines/kit/records/deleting.ts';
import type { Edit, Edited } from '#machines/kit/records/editing.ts';
import type { Bag, NewBag } from '#machines/luggage/bag.ts';
import type { BagRead } from '#machines/luggage/viewBag.machine.ts';
import type { Clock } from '#src/lib/time/clock.ts';

import {
  CreateBagDocument,
  DeleteBagDocument,
  LostBagDocument,
  type LostBagsQuery,
  UpdateBagDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

type Line = { client: GraphQLClient };
type Answer = LostBagsQuery['lostBags'][number];

const ofForm = { signedIn: true, fields: ['pir', 'flightId', 'reportedOn', 'description', 'image'] } as const;

/** Maps missing fields to empty strings. */
export function toBag({ description, image, attachments, tripId, flightId, ...told }: Answer): Bag {
  const { bagId, status, pir, reportedOn, reportedOnLocal } = told;
  return {
    bagId,
    status,
    pir,
    reportedOn,
    reportedOnLocal,
    tripId: tripId ?? '',
    flightId: flightId ?? '',
    description: description ?? '',
    image: image ?? '',
    attachments: attachments.map(({ attachmentId, name, size }) => ({ attachmentId, name, size: size ?? null })),
  };
}

export function createLuggageApi({ client }: Line) {
  return {
    createBag: ({ details: bag, key }: Addition<NewBag>): Promise<Added<Bag>> =>
      answered(async () => {
        const variables = { bag: { ...bag, ...emptied(bag) } };
        const { createBag } = await client.request({
          document: CreateBagDocument,
          variables,
          requestHeaders: keyed(key),
        });
        return { kind: 'added', added: toBag(createBag) };
      }, ofForm),

    updateBag: ({ id: bagId, changes, key }: Edit<NewBag>): Promise<Edited> =>
      answered(async () => {
        const variables = { bagId, changes: { ...changes, ...emptied(changes), status: 'BAG_UPDATED_DETAILS' } };
        await client.request({ document: UpdateBagDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'edited' };
      }, ofForm),

    deleteBag: ({ id: bagId, key }: Deletion): Promise<Deleted> =>
      answered(
        async () => {
          const variables = { bagId };
          await client.request({ document: DeleteBagDocument, variables, requestHeaders: keyed(key) });
          return { kind: 'deleted' };
        },
        { signedIn: true },
      ),
  };
}

export const createBagReader =
  ({ client, clock }: Line & { clock: Pick<Clock, 'now'> }) =>
  (variables: { bagId: string }, signal: AbortSignal): Promise<BagRead> =>
    answered(
      async () => {
        const { lostBag } = await client.request({ document: LostBagDocument, variables, signal });
        return { kind: 'read', bag: toBag(lostBag), at: clock.now() };
      },
      { signedIn: true },
    );

/** Sends null for empty fields, which removes their value. */
function emptied(said: Partial<NewBag>) {
  const empty = (['tripId', 'flightId', 'description', 'image'] as const).filter((field) => said[field] === '');
  return Object.fromEntries(empty.map((field) => [field, null]));
}
