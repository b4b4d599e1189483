import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import {
  brokeDown,
  fieldProblems,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  react,
  reactElsewhere,
  withOutput,
} from '../../kit/refusals.ts';
import type { NewItem } from '../claims.ts';
import { type AddItemDraft, pickEntries } from './addItem.logic.ts';
import { addItemSetup } from './addItem.setup.ts';

const sayRefused = { ...react, type: 'sayRefused' as const };

/**
 * Insures another item of a business: the form from the partner's proposition, a review with the terms, the purchase.
 * Nothing is bought before the customer confirms the terms of business. The item is bought once: after a lost answer
 * the machine checks the outcome, and sends an unreceived purchase again unchanged, under the same key.
 */
export const addItemMachine = addItemSetup.createMachine({
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
          { target: 'describing', actions: withOutput('storeProposition') },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.requested': 'reading' } },
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
            actions: ['renewAttempt', assign({ problems: fieldProblems })],
          },
          {
            guard: hasRefusalCode('PROPOSITION_NOT_FOUND', 'PROPOSITION_INVALID'),
            target: 'reading',
            actions: ['renewAttempt', react],
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
          { guard: isRefused, target: 'refused', actions: ['renewAttempt', sayRefused] },
          { target: 'insured', actions: [withOutput('storeAddedItem'), 'itemsOutdated'] },
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
            actions: [withOutput('storeFoundItem'), 'itemsOutdated'],
          },
          { target: 'notReceived' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: { tags: 'open', on: { 'retry.requested': 'checkingOutcome' } },
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

/** Returns the draft to store; for an insured item, only the data that identifies it. */
export const toAddItemDraft = (snapshot: AddItemSnapshot): AddItemDraft => ({
  ...pickEntries(snapshot.context),
  ...(snapshot.matches('reviewing') && { isReviewing: true }),
});

export type AddItemActor = ActorRefFrom<typeof addItemMachine>;
export type AddItemSnapshot = SnapshotFrom<typeof addItemMachine>;
