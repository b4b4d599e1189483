import { assign, setup } from 'xstate';

import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { Added, Addition } from '../../kit/records/adding.ts';
import { endsSession, type Problems, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { NewItem, Proposition, PropositionRead } from '../claims.ts';
import { type AddItemDraft, type AddItemEntries, findNewItem } from './addItem.logic.ts';
import type { ItemsRead } from './items.ts';

export type AddItemEvent =
  | {
      type: 'details.entered';
      details: NewItem;
      /** The ids of the items already insured, which tell the new item apart. */
      insured: readonly string[];
    }
  | { type: 'page.left' }
  /** `today`: YYYY-MM-DD, the first day of the cover if the insurer accepts. */
  | { type: 'purchase.confirmed'; termsConfirmed: boolean; today: string }
  | { type: 'retry.requested' }
  /** Sends the unreceived purchase again, unchanged. */
  | { type: 'resend.requested'; today: string }
  | { type: 'dialog.closed' };

type AddItemInput = { partnerId: string; draft: AddItemDraft | null; newKey: () => string };

type AddItemContext = Pick<AddItemInput, 'partnerId' | 'newKey'> &
  AddItemEntries & {
    proposition: Proposition | null;
    problems: Problems;
    itemId: string | null;
  };

/** Types, actors, actions and guards of the chart in `addItem.machine.ts`. */
export const addItemSetup = setup({
  types: {} as { context: AddItemContext; events: AddItemEvent; input: AddItemInput },
  actors: {
    readProposition: promisePort<PropositionRead, { partnerId: string }>('readProposition'),
    addItem: promisePort<Added<{ itemId: string }>, Addition<NewItem>>('addItem'),
    readItems: promisePort<ItemsRead>('readItems'),
  },
  actions: {
    ...refusalPorts,
    itemsOutdated: actionPort('itemsOutdated'),
    /** Also runs for an unknown code: whatever the reason, the item is not insured. */
    sayRefused: actionPort<{ reaction: Reaction }>('sayRefused'),
    storeProposition: assign({
      proposition: (_, read: PropositionRead) => (read.kind === 'read' ? read.proposition : null),
    }),
    /** The next purchase is a different one and needs a new key. */
    renewAttempt: assign({ key: ({ context }) => context.newKey(), isSent: false, startsOn: null }),
    storeAddedItem: assign({
      itemId: (_, answer: Added<{ itemId: string }>) => (answer.kind === 'added' ? answer.added.itemId : null),
    }),
    storeFoundItem: assign({ itemId: ({ context }, read: ItemsRead) => findNewItem(read, context)?.itemId ?? null }),
  },
  guards: {
    ...refusalGuards,
    endsSession: (_, answer: Added<unknown>) => endsSession(answer),
    areTermsConfirmed: (_, termsConfirmed: boolean) => termsConfirmed,
    isSent: ({ context }) => context.isSent,
    isOffered: ({ context }) => context.proposition !== null,
    isInsured: ({ context }, read: ItemsRead) => findNewItem(read, context) !== undefined,
  },
});
