import type { GraphQLClient } from 'graphql-request';

import type { NewItem, PropositionRead } from '#machines/claims/claims.ts';
import type { ItemsRead } from '#machines/claims/items/items.ts';
import type { Added, Addition } from '#machines/records/adding.ts';
import type { Deleted, Deletion } from '#machines/records/deleting.ts';
import type { Edit, Edited } from '#machines/records/editing.ts';

import {
  AddItemsDocument,
  DefaultPropositionDocument,
  DeleteItemDocument,
  ItemsDocument,
  UpdateItemDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';
import { itemOf, propositionOf } from './told.ts';

const signedIn = { signedIn: true } as const;

/** A form has what the type of the item asks for. */
const ofForm = (properties: object) => ({ signedIn: true, fields: Object.keys(properties) });

export function itemsOf({ client }: { client: GraphQLClient }) {
  return {
    readItems: (signal: AbortSignal): Promise<ItemsRead> =>
      answered(async () => {
        const { items } = await client.request({ document: ItemsDocument, signal });
        return { kind: 'read', items: items.map(itemOf) };
      }, signedIn),

    readProposition: (variables: { partnerId: string }, signal: AbortSignal): Promise<PropositionRead> =>
      answered(async () => {
        const request = { document: DefaultPropositionDocument, variables, signal };
        return { kind: 'read', proposition: propositionOf((await client.request(request)).defaultProposition) };
      }, signedIn),

    addItem: ({ details, key }: Addition<NewItem>): Promise<Added<{ itemId: string }>> => {
      const { propositionId, externalPolicyNumber, itemTypeId, ...properties } = details;
      return answered(async () => {
        const transaction = { propositionId, externalPolicyNumber, items: [{ itemTypeId, properties }] };
        const request = { document: AddItemsDocument, variables: { transaction }, requestHeaders: keyed(key) };
        const [itemId = ''] = (await client.request(request)).addItems.itemIds;
        return { kind: 'added', added: { itemId } };
      }, ofForm(properties));
    },

    updateItem: ({ id: itemId, changes: properties, key }: Edit<Record<string, string>>): Promise<Edited> =>
      answered(async () => {
        const variables = { itemId, changes: { properties } };
        await client.request({ document: UpdateItemDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'edited' };
      }, ofForm(properties)),

    grantPermission: ({
      permission,
      itemId,
      key,
    }: {
      itemId: string;
      permission: string;
      key: string;
    }): Promise<Edited> =>
      answered(async () => {
        const variables = { itemId, changes: { permissions: [{ permission, granted: true }] } };
        await client.request({ document: UpdateItemDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'edited' };
      }, signedIn),

    deleteItem: ({ id: itemId, key }: Deletion): Promise<Deleted> =>
      answered(async () => {
        await client.request({ document: DeleteItemDocument, variables: { itemId }, requestHeaders: keyed(key) });
        return { kind: 'deleted' };
      }, signedIn),
  };
}
