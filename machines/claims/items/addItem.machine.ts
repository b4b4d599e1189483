import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { Added, Addition } from '../../kit/records/adding.ts';
import { isSameText } from '../../kit/records/details.ts';
import {
  brokeDown,
  endsSession,
  fieldProblems,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  type Problems,
  react,
  reactElsewhere,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import type { NewItem, Proposition, PropositionRead } from '../claims.ts';
import type { InsuredItem, ItemsRead } from './items.ts';

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
  | { type: 'retry.asked' }
  /** Sends the unreceived purchase again, unchanged. */
  | { type: 'resend.requested'; today: string }
  | { type: 'dialog.closed' };

/** `isSent`: the outcome of the purchase is unknown. */
export type AddItemDraft = {
  details: NewItem | null;
  insured: readonly string[];
  /** Shared with other tabs that continue this draft. */
  key: string;
  isSent: boolean;
  /** YYYY-MM-DD, set when it is sent: the first day of the cover. */
  startsOn?: string;
  /** Distinguishes the terms page from the form, so that input on one does not land on the other. */
  isReviewing?: true;
};

type AddItemInput = { partnerId: string; draft: AddItemDraft | null; newKey: () => string };

type AddItemContext = Pick<AddItemInput, 'partnerId' | 'newKey'> &
  Pick<AddItemDraft, 'details' | 'insured' | 'key' | 'isSent'> & {
    startsOn: string | null;
    proposition: Proposition | null;
    problems: Problems;
    itemId: string | null;
  };

const sayRefused = { ...react, type: 'sayRefused' as const };

/**
 * Insures another item of a business: the form from the partner's proposition, a review with the terms, the purchase.
 * Nothing is bought before the customer confirms the terms of business. The item is bought once: after a lost answer
 * the machine checks the outcome, and sends an unreceived purchase again unchanged, under the same key.
 */
export const addItemMachine = setup({
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
    keepProposition: assign({
      proposition: (_, read: PropositionRead) => (read.kind === 'read' ? read.proposition : null),
    }),
    /** The next purchase is a different one and needs a new key. */
    settle: assign({ key: ({ context }) => context.newKey(), isSent: false, startsOn: null }),
    keepAdded: assign({
      itemId: (_, answer: Added<{ itemId: string }>) => (answer.kind === 'added' ? answer.added.itemId : null),
    }),
    keepFound: assign({ itemId: ({ context }, read: ItemsRead) => oursIn(read, context)?.itemId ?? null }),
  },
  guards: {
    ...refusalGuards,
    endsSession: (_, answer: Added<unknown>) => endsSession(answer),
    areTermsConfirmed: (_, termsConfirmed: boolean) => termsConfirmed,
    isSent: ({ context }) => context.isSent,
    isOffered: ({ context }) => context.proposition !== null,
    isInsured: ({ context }, read: ItemsRead) => oursIn(read, context) !== undefined,
  },
}).createMachine({
  id: 'addItem',
  // The key exists before any input, so that every draft has one.
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    details: draft?.details ?? null,
    insured: draft?.insured ?? [],
    key: draft?.key ?? input.newKey(),
    isSent: draft?.isSent ?? false,
    startsOn: draft?.startsOn ?? null,
    proposition: null,
    problems: {},
    itemId: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSent', target: 'checkingOutcome' }, { target: 'reading' }] },
    reading: {
      invoke: {
        id: 'readProposition',
        src: 'readProposition',
        input: ({ context: { partnerId } }) => ({ partnerId }),
        onDone: [
          { guard: hasRefusalCode('NO_DEFAULT_PROPOSITION'), target: 'nothingOffered' },
          { guard: isRefused, target: 'failed', actions: react },
          { target: 'describing', actions: withOutput('keepProposition') },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.asked': 'reading' } },
    nothingOffered: { on: { 'dialog.closed': 'closed' } },
    describing: {
      exit: assign({ problems: {} }),
      on: {
        'details.entered': {
          target: 'reviewing',
          actions: assign(({ event: { details, insured } }) => ({ details, insured })),
        },
      },
    },
    // A draft saved here restarts at the form, because the offer and the active policies may have changed.
    reviewing: {
      on: {
        'page.left': 'describing',
        'purchase.confirmed': {
          guard: { type: 'areTermsConfirmed', params: ({ event }) => event.termsConfirmed },
          target: 'sending',
          actions: assign({ startsOn: ({ event }) => event.today }),
        },
      },
    },
    sending: {
      tags: ['working', 'open'],
      entry: assign({ isSent: true }),
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context: { details, key } }) => ({ details: details as NewItem, key }),
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'refused',
            actions: ['settle', assign({ problems: fieldProblems })],
          },
          {
            guard: hasRefusalCode('PROPOSITION_NOT_FOUND', 'PROPOSITION_INVALID'),
            target: 'reading',
            actions: ['settle', react],
          },
          // The key was used elsewhere with other details, so the insurer may have insured this item.
          {
            guard: hasRefusalCode('KEY_REUSED'),
            target: 'checkingOutcome',
            actions: assign({ key: ({ context }) => context.newKey() }),
          },
          // The item may be insured all the same: keeps the key until the insurer has judged the purchase.
          { guard: withOutput('endsSession'), target: 'outcomeUnknown', actions: react },
          { guard: brokeDown, target: 'checkingOutcome' },
          { guard: isRefused, target: 'refused', actions: ['settle', sayRefused] },
          { target: 'insured', actions: [withOutput('keepAdded'), 'itemsOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    /** A customer who returns to an old purchase has no proposition loaded yet. */
    refused: { always: [{ guard: 'isOffered', target: 'describing' }, { target: 'reading' }] },
    /** Checks whether the insurer has the item. Leaving is safe: the check runs again when the customer returns. */
    checkingOutcome: {
      tags: 'open',
      invoke: {
        id: 'readItems',
        src: 'readItems',
        onDone: [
          { guard: isRefused, target: 'outcomeUnknown', actions: reactElsewhere },
          {
            guard: withOutput('isInsured'),
            target: 'insured',
            actions: [withOutput('keepFound'), 'itemsOutdated'],
          },
          { target: 'notReceived' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: { tags: 'open', on: { 'retry.asked': 'checkingOutcome' } },
    /** The request may still arrive, so nothing else may be sent in its place. */
    notReceived: {
      on: {
        'resend.requested': { target: 'sending', actions: assign({ startsOn: ({ event }) => event.today }) },
      },
    },
    insured: { on: { 'dialog.closed': 'closed' } },
    closed: { type: 'final' },
  },
});

/**
 * Returns the item that matches the description and was not insured before. Ignores properties that were not entered
 * here.
 */
function oursIn(read: ItemsRead, { details, insured }: Pick<AddItemDraft, 'details' | 'insured'>) {
  if (read.kind !== 'read' || !details) return undefined;
  const { propositionId: _, ...told } = details;
  const said = Object.entries(told).filter(([, text]) => text.trim() !== '');
  return read.items.find((item) => {
    const known: Record<string, string | undefined> = toldOf(item);
    return !insured.includes(item.itemId) && said.every(([key, text]) => isSameText(known[key] ?? '', text));
  });
}

const toldOf = ({ externalPolicyNumber, itemTypeId, properties }: InsuredItem) => ({
  ...properties,
  externalPolicyNumber,
  itemTypeId,
});

/** Returns the draft to store; for an insured item, only the data that identifies it. */
export const toAddItemDraft = (snapshot: AddItemSnapshot): AddItemDraft => {
  const { details, insured, key, isSent, startsOn } = snapshot.context;
  return {
    details,
    insured,
    key,
    isSent,
    ...(startsOn && { startsOn }),
    ...(snapshot.matches('reviewing') && { isReviewing: true }),
  };
};

export type AddItemActor = ActorRefFrom<typeof addItemMachine>;
export type AddItemSnapshot = SnapshotFrom<typeof addItemMachine>;
