import type { GraphQLClient } from 'graphql-request';
import type { Deleted, Deletion } from '#machines/kit/records/deleting.ts';
import type { Edit, Edited } from '#machines/kit/records/editing.ts';
import type { Refused } from '#machines/kit/refusals.ts';
import type { ItemAttempt } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.logic.ts';
import type { ItemAdded } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.setup.ts';
import type { ItemName } from '#machines/monitoring/renameMonitoredItem/renameMonitoredItem.machine.ts';
import type { FrameGenerated } from '#machines/monitoring/tokenFrame/tokenFrame.machine.ts';
import { noToken } from '#schema/rest/monitoring.ts';

import {
  AddMonitoredDocument,
  CreateTokenFrameDocument,
  DeleteMonitoredDocument,
  RenameMonitoredDocument,
  SubscriptionsDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

const signedIn = { signedIn: true } as const;

const ofForm = { signedIn: true, fields: ['displayName', 'value', 'displayValue', 'token'] } as const;

/** The fields of the form by the names that the insurer has for them. */
const formFields: Readonly<Record<string, string>> = {
  displayName: 'friendlyName',
  displayValue: 'value',
  token: 'value',
};

/** Calls that change the monitored data of a customer. */
export function createMonitoredItemsApi({ client, userId: id }: { client: GraphQLClient; userId: string }) {
  /** The insurer has no code for an item that is gone, so after any refusal its list says whether it is still there. */
  async function unlessGone<Answer extends { kind: string }>(
    itemId: string,
    answer: Answer | Refused,
  ): Promise<Answer | Refused | { kind: 'gone' }> {
    if (!mayBeGone(answer)) return answer;
    const list = await client.request({ document: SubscriptionsDocument, variables: { id } }).catch(() => null);
    const items = list?.subscriptions.subscriptions.flatMap((type) => type.items);
    return items && !items.some((item) => item.id === itemId) ? { kind: 'gone' } : answer;
  }

  return {
    /** Returns the address of a page that takes a card number, made for this origin and in these colours. */
    createTokenFrame: (page: { origin: string; css: string }, signal: AbortSignal): Promise<FrameGenerated> =>
      answered<FrameGenerated>(async () => {
        const request = { document: CreateTokenFrameDocument, variables: { id, ...page }, signal };
        return { kind: 'generated', url: (await client.request(request)).createTokenFrame.url };
      }, signedIn),

    addItem: async ({ item, key }: ItemAttempt): Promise<ItemAdded> =>
      atFormFields(
        await answered<ItemAdded>(async () => {
          const { dataType: type, friendlyName: displayName, displayValue, value, token } = item;
          const variables = { id, type, item: { displayName, displayValue, value, token: token ?? noToken } };
          const request = { document: AddMonitoredDocument, variables, requestHeaders: keyed(key) };
          return { kind: 'added', id: (await client.request(request)).addMonitored.id };
        }, ofForm),
      ),

    renameItem: async ({ id: subscriptionId, changes, key }: Edit<ItemName>): Promise<Edited> =>
      unlessGone(
        subscriptionId,
        atFormFields(
          await answered<Edited>(async () => {
            const variables = { id, subscriptionId, displayName: changes.friendlyName ?? '' };
            await client.request({ document: RenameMonitoredDocument, variables, requestHeaders: keyed(key) });
            return { kind: 'edited' };
          }, ofForm),
        ),
      ),

    deleteItem: async ({ id: subscriptionId, key }: Deletion): Promise<Deleted> =>
      unlessGone(
        subscriptionId,
        await answered<Deleted>(async () => {
          const variables = { id, subscriptionId };
          await client.request({ document: DeleteMonitoredDocument, variables, requestHeaders: keyed(key) });
          return { kind: 'deleted' };
        }, signedIn),
      ),
  };
}

/** A refusal that says why is no sign that the item is gone; nor is the end of the session. */
function mayBeGone(answer: { kind: string } | Refused): boolean {
  if (!('reaction' in answer)) return false;
  const { reaction } = answer;
  return reaction.kind === 'error' || (reaction.kind === 'warning' && reaction.code !== 'IN_USE');
}

/** Turns problems of the insurer's fields into those of the form, and a duplicate into a problem of the value. */
function atFormFields<Answer extends { kind: string }>(answer: Answer | Refused): Answer | Refused {
  const reaction = 'reaction' in answer ? answer.reaction : null;
  if (reaction?.kind === 'warning' && reaction.code === 'DUPLICATE_ENTRY')
    return { kind: 'refused', reaction: { kind: 'fields', fields: { value: 'DUPLICATE_ENTRY' } } };
  if (reaction?.kind !== 'fields') return answer;
  const fields = Object.entries(reaction.fields).map(([field, problem]) => [formFields[field] ?? field, problem]);
  return { kind: 'refused', reaction: { kind: 'fields', fields: Object.fromEntries(fields) } };
}
