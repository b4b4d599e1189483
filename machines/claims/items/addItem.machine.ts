import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { Reaction } from '#schema/classify.ts';

import {
  brokeDown,
  endsSession,
  fieldProblems,
  isRefused,
  isRefusedForFields,
  isRefusedWith,
  type Problems,
  react,
  reactElsewhere,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../answers.ts';
import { actionPort, promisePort } from '../../port.ts';
import type { Added, Addition } from '../../records/adding.ts';
import { isSameText } from '../../records/details.ts';
import type { NewItem, Proposition, PropositionRead } from '../claims.ts';
import type { InsuredItem, ItemsRead } from './items.ts';

export type AddItemEvent =
  | {
      type: 'details.entered';
      details: NewItem;
      /** The ids of what is known to be insured by then: none of them is what is bought now. */
      insured: readonly string[];
    }
  | { type: 'page.left' }
  /** `today`: YYYY-MM-DD, the day from which the cover runs if the insurer accepts. */
  | { type: 'purchase.confirmed'; termsConfirmed: boolean; today: string }
  | { type: 'retry.asked' }
  /** What the insurer does not have is sent again as it was. */
  | { type: 'purchase.repeated'; today: string }
  | { type: 'dialog.closed' };

/** Where it was left. `isSent`: nobody knows what became of it. */
export type AddItemDraft = {
  details: NewItem | null;
  insured: readonly string[];
  /** The same for whoever goes on with it in another tab. */
  key: string;
  isSent: boolean;
  /** YYYY-MM-DD, once it was sent: the day from which the cover runs. */
  startsOn?: string;
  /** Tells the page with the terms from the form: what is typed on one does not belong on the other. */
  isReviewing?: true;
};

type AddItemInput = { partnerId: string; draft: AddItemDraft | null; newKey: () => string };

type AddItemContext = Pick<AddItemInput, 'partnerId' | 'newKey'> &
  Pick<AddItemDraft, 'details' | 'insured' | 'key' | 'isSent'> & {
    startsOn: string | null;
    proposition: Proposition | null;
    problems: Problems;
    /** By which the insurer has it from now on. */
    itemId: string | null;
  };

const sayRefused = { ...react, type: 'sayRefused' as const };

/**
 * Insures another item of a business: the form that the partner's proposition asks for, a review with the terms, the purchase.
 * Nothing is bought before the terms of business were confirmed. It is bought once: a lost answer is looked up, and what the
 * insurer does not have is sent again unchanged, under the same key.
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
    /** Also without a code that anybody knows: it is not insured then, whatever the reason. */
    sayRefused: actionPort<{ reaction: Reaction }>('sayRefused'),
    keepProposition: assign({
      proposition: (_, read: PropositionRead) => (read.kind === 'read' ? read.proposition : null),
    }),
    /** What is bought next is something else. */
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
  // The key is there before anything is entered, so that a draft never goes without it.
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
    starting: { always: [{ guard: 'isSent', target: 'looking' }, { target: 'reading' }] },
    reading: {
      invoke: {
        id: 'readProposition',
        src: 'readProposition',
        input: ({ context: { partnerId } }) => ({ partnerId }),
        onDone: [
          { guard: isRefusedWith('NO_DEFAULT_PROPOSITION'), target: 'nothingOffered' },
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
    // A draft that was left here begins at the form again: what is offered, and which policies are active, may have changed.
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
          // Something else is offered by now.
          {
            guard: isRefusedWith('PROPOSITION_NOT_FOUND', 'PROPOSITION_INVALID'),
            target: 'reading',
            actions: ['settle', react],
          },
          // Sent from elsewhere with other details: the insurer may well have this.
          {
            guard: isRefusedWith('KEY_REUSED'),
            target: 'looking',
            actions: assign({ key: ({ context }) => context.newKey() }),
          },
          // It may be insured all the same: its key stays until the insurer has judged it.
          { guard: withOutput('endsSession'), target: 'unknown', actions: react },
          { guard: brokeDown, target: 'looking' },
          { guard: isRefused, target: 'refused', actions: ['settle', sayRefused] },
          { target: 'insured', actions: [withOutput('keepAdded'), 'itemsOutdated'] },
        ],
        onError: 'looking',
      },
    },
    /** Who comes back to what was sent long ago has nothing offered yet. */
    refused: { always: [{ guard: 'isOffered', target: 'describing' }, { target: 'reading' }] },
    /** Does the insurer have it? Who leaves meanwhile loses nothing: it is looked for again when they come back. */
    looking: {
      tags: 'open',
      invoke: {
        id: 'readItems',
        src: 'readItems',
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          {
            guard: withOutput('isInsured'),
            target: 'insured',
            actions: [withOutput('keepFound'), 'itemsOutdated'],
          },
          { target: 'missing' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { tags: 'open', on: { 'retry.asked': 'looking' } },
    /** It may still arrive: nothing else is sent in its place. */
    missing: {
      on: {
        'purchase.repeated': { target: 'sending', actions: assign({ startsOn: ({ event }) => event.today }) },
      },
    },
    insured: { on: { 'dialog.closed': 'closed' } },
    closed: { type: 'final' },
  },
});

/** What was described, and was not there before. What else the insurer knows of it was not said here. */
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

/** What is kept of it for another day; of what is insured, by which it is found again. */
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
