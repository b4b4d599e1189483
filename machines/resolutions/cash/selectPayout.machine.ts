import { type ActorRefFrom, assign } from 'xstate';

import { corporateVendor } from '#rules/payouts/methods.ts';
import { isRefused, react, withOutput } from '../../kit/refusals.ts';
import type { PayoutMethod } from '../../payouts/payouts.ts';
import { toKnownValues } from '../methods/payoutChanges.ts';
import { findChosenMethod, type SelectPayoutOutput } from './selectPayout.logic.ts';
import { selectPayoutSetup } from './selectPayout.setup.ts';

/**
 * Selects a payout account: the one that the customer was shown, another, or a new one. If the shown account has
 * changed, the customer is asked. An incomplete method is completed first and then checked again.
 */
export const selectPayoutMachine = selectPayoutSetup.createMachine({
  id: 'selectPayout',
  context: ({ input }) => ({
    ...input,
    methods: [],
    vendors: [],
    country: '',
    currency: '',
    chosen: null,
    asked: null,
    isOnward: true,
    isOutdated: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'working',
      entry: assign({ methods: [], vendors: [] }),
      invoke: {
        id: 'readPayouts',
        src: 'readPayouts',
        input: ({ context: { abilities } }) => ({ isPaidByPartner: abilities.canDoWithout }),
        onDone: [
          { guard: isRefused, target: 'unread', actions: react },
          { target: 'routing', actions: withOutput('storePayouts') },
        ],
        onError: { target: 'unread', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'closing' },
    },
    unread: { on: { 'retry.requested': 'reading', 'dialog.closed': 'closing' } },
    routing: {
      always: [
        { guard: 'isChosen', target: 'checking' },
        { guard: 'isShownGone', target: 'outdated', actions: ['markOutdated', 'methodsOutdated'] },
        { guard: 'isNoneNeeded', target: 'selected', actions: { type: 'choose', params: null } },
        { guard: 'isNonePossible', target: 'unpayable' },
        { guard: 'isNone', target: 'settingUp' },
        { guard: 'isShownUnchanged', target: 'checking', actions: 'chooseShown' },
        {
          guard: 'wasShown',
          target: 'choosing',
          actions: [{ type: 'choose', params: null }, 'markOutdated', 'methodsOutdated'],
        },
        { target: 'choosing', actions: { type: 'choose', params: null } },
      ],
    },
    /** The customer has no method and cannot set one up. */
    unpayable: { tags: 'stuck', on: { 'dialog.closed': 'closing' } },
    /** Setting up a method runs in a flow beside this one. */
    settingUp: {
      on: {
        'method.setUp': [
          {
            guard: { type: 'isSetUp', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'storeSetUp', params: ({ event }) => event },
          },
          { guard: 'isAny', target: 'choosing' },
          { target: 'closing' },
        ],
      },
    },
    choosing: {
      on: {
        'method.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event.payoutMethodId },
          target: 'checking',
          actions: { type: 'choose', params: ({ event }) => event.payoutMethodId },
        },
        'setup.requested': { guard: 'canSetUpAnother', target: 'settingUp' },
        'dialog.closed': 'closing',
      },
    },
    checking: {
      always: [
        { guard: 'canBeIncomplete', target: 'selected' },
        { guard: 'isStuck', target: 'incomplete' },
        { guard: 'lacksAddress', target: 'addingAddress' },
        { guard: 'wantsSwitch', target: 'readingFields' },
        { target: 'selected' },
      ],
    },
    /** The method is incomplete, and the user may not change it. */
    incomplete: { tags: 'stuck', on: { 'dialog.closed': 'returning' } },
    addingAddress: {
      invoke: {
        id: 'addAddress',
        src: 'addAddress',
        input: ({ context }) => ({
          id: context.chosen ?? '',
          known: toKnownValues(findChosenMethod(context) as PayoutMethod),
          isFresh: true,
          newKey: context.newKey,
        }),
        onDone: [{ guard: withOutput('isCompleted'), target: 'reading' }, { target: 'returning' }],
      },
    },
    readingFields: {
      tags: 'working',
      invoke: {
        id: 'readFields',
        src: 'readFields',
        input: ({ context: { currency } }) => ({ vendor: corporateVendor, currency }),
        onDone: [
          { guard: isRefused, target: 'fieldsUnread', actions: react },
          {
            target: 'switchingProvider',
            actions: assign({ asked: ({ event: { output } }) => (output.kind === 'read' ? output.asked : null) }),
          },
        ],
        onError: { target: 'fieldsUnread', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'closing' },
    },
    fieldsUnread: { on: { 'retry.requested': 'readingFields', 'dialog.closed': 'closing' } },
    switchingProvider: {
      exit: assign({ asked: null }),
      invoke: {
        id: 'switchProvider',
        src: 'switchProvider',
        // Another provider needs all data again.
        input: ({ context }) => ({ id: context.chosen ?? '', known: {}, isFresh: true, newKey: context.newKey }),
        onDone: [{ guard: withOutput('isCompleted'), target: 'reading' }, { target: 'returning' }],
      },
    },
    /** The method stays incomplete, so another one is chosen if there are several. */
    returning: {
      always: [
        { guard: 'isOneOfMany', target: 'choosing', actions: { type: 'choose', params: null } },
        { target: 'closing' },
      ],
    },
    closing: { always: [{ guard: 'isOutdated', target: 'outdated' }, { target: 'dismissed' }] },
    selected: {
      type: 'final',
      output: ({ context }): SelectPayoutOutput => ({
        kind: 'selected',
        method: findChosenMethod(context),
        isOnward: context.isOnward,
      }),
    },
    dismissed: { type: 'final', output: { kind: 'dismissed' } },
    outdated: { type: 'final', output: { kind: 'outdated' } },
  },
  output: ({ event }) => event.output as SelectPayoutOutput,
});

export type SelectPayoutActor = ActorRefFrom<typeof selectPayoutMachine>;
