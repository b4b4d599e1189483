import type { GraphQLClient } from 'graphql-request';
import type { NewItem, PropositionRead } from '#machines/claims/claims.ts';
import type { ItemsRead } from '#machines/claims/items/items.ts';
import type { Added, Addition } from '#machines/kit/records/adding.ts';
import type { Cancellation, Cancelled } from '#machines/kit/records/cancelling.ts';
import type { Edit, Edited } from '#machines/kit/records/editing.ts';
import type { Refused } from '#machines/kit/refusals.ts';

import {
  AddItemsDocument,
  DefaultPropositionDocument,
  DeleteItemDocument,
  ItemsDocument,
  UpdateItemDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';
import { toItem, toProposition } from './toClaim.ts';

const signedIn = { signedIn: true } as const;

/** The fields of the form depend on the type of the item. */
const ofForm = (properties: object) => ({ signedIn: true, fields: Object.keys(properties) });

export function createItemsApi({ client }: { client: GraphQLClient }) {
  const readItems = (signal?: AbortSignal): Promise<ItemsRead> =>
    answered(async () => {
      const { items } = await client.request({ document: ItemsDocument, ...(signal && { signal }) });
      return { kind: 'read', items: items.map(toItem) };
    }, signedIn);

  /**
   * Reads the items to find out whether the item still exists, if the insurer refuses without a code. The insurer has
   * no code for an item that is no longer insured.
   */
  async function unlessGone<Answer extends { kind: string }>(
    itemId: string,
    answer: Answer | Refused,
  ): Promise<Answer | Refused | { kind: 'gone' }> {
    if (!isUnexplained(answer)) return answer;
    const read = await readItems().catch(() => null);
    const isGone = read?.kind === 'read' && !read.items.some((item) => item.itemId === itemId);
    return isGone ? { kind: 'gone' } : answer;
  }

  return {
    readItems,

    readProposition: (variables: { partnerId: string }, signal: AbortSignal): Promise<PropositionRead> =>
      answered(async () => {
        const request = { document: DefaultPropositionDocument, variables, signal };
        return { kind: 'read', proposition: toProposition((await client.request(request)).defaultProposition) };
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

    updateItem: async ({ id: itemId, changes: properties, key }: Edit<Record<string, string>>): Promise<Edited> =>
      unlessGone(
        itemId,
        await answered(async () => {
          const variables = { itemId, changes: { properties } };
          await client.request({ document: UpdateItemDocument, variables, requestHeaders: keyed(key) });
          return { kind: 'edited' as const };
        }, ofForm(properties)),
      ),

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

    cancelItem: async ({ id: itemId, key }: Cancellation): Promise<Cancelled> =>
      unlessGone(
        itemId,
        await answered(async () => {
          await client.request({ document: DeleteItemDocument, variables: { itemId }, requestHeaders: keyed(key) });
          return { kind: 'cancelled' as const };
        }, signedIn),
      ),
  };
}

const isUnexplained = (answer: { kind: string } | Refused): boolean =>
  'reaction' in answer && answer.reaction.kind === 'warning' && answer.reaction.code === 'GENERAL_400';
