import { type ActorRefFrom, assign, setup } from 'xstate';

import { corporateVendor, lacksAddress, preferredFirst, wantsSwitch } from '#rules/payouts/methods.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { EditingOutput } from '../../kit/records/editing.ts';
import { isRefused, react, refusalGuards, refusalPorts, withOutput } from '../../kit/refusals.ts';
import type { FieldsRead, PayoutMethod } from '../../payouts/payouts.ts';
import { addAddressMachine } from '../methods/addAddress.machine.ts';
import { toKnownValues } from '../methods/payoutChanges.ts';
import { switchProviderMachine } from '../methods/switchProvider.machine.ts';
import {
  findChosenMethod,
  isChosenMethod,
  isShownUnchanged,
  type PayoutsRead,
  type SelectPayoutContext,
  type SelectPayoutEvent,
  type SelectPayoutInput,
  type SelectPayoutOutput,
} from './selectPayout.logic.ts';

/**
 * Selects a payout account: the one that the customer was shown, another, or a new one. If the shown account has
 * changed, the customer is asked. An incomplete method is completed first and then checked again.
 */
export const selectPayoutMachine = setup({
  types: {} as {
    context: SelectPayoutContext;
    events: SelectPayoutEvent;
    input: SelectPayoutInput;
    output: SelectPayoutOutput;
    children: { addAddress: 'addAddress'; switchProvider: 'switchProvider' };
  },
  actors: {
    readPayouts: promisePort<PayoutsRead, { isPaidByPartner: boolean }>('readPayouts'),
    readFields: promisePort<FieldsRead, { vendor: string; currency: string }>('readFields'),
    addAddress: addAddressMachine,
    switchProvider: switchProviderMachine,
  },
  actions: {
    ...refusalPorts,
    storePayouts: assign((_, read: PayoutsRead) => {
      if (read.kind !== 'read') return {};
      const { kind: _kind, methods, ...offered } = read;
      return { methods: preferredFirst(methods), ...offered };
    }),
    choose: assign((_, chosen: string | null) => ({ chosen })),
    chooseShown: assign({ chosen: ({ context: { shown } }) => shown?.payoutMethodId ?? null }),
    storeSetUp: assign((_, { payoutMethodId, isOnward }: { payoutMethodId: string | null; isOnward: boolean }) => ({
      chosen: payoutMethodId,
      isOnward,
    })),
    markOutdated: assign({ isOutdated: true }),
    /** Other screens show the same outdated methods. */
    methodsOutdated: actionPort('methodsOutdated'),
  },
  guards: {
    ...refusalGuards,
    isSetUp: (_, { payoutMethodId }: { payoutMethodId: string | null }) => payoutMethodId !== null,
    isListed: ({ context: { methods } }, wanted: string) =>
      methods.some(({ payoutMethodId }) => payoutMethodId === wanted),
    isChosen: ({ context }) => findChosenMethod(context) !== null,
    isNone: ({ context: { methods } }) => methods.length === 0,
    isShownGone: ({ context: { methods, shown } }) => methods.length === 0 && shown !== null,
    isNoneNeeded: ({ context: { methods, abilities } }) => methods.length === 0 && abilities.canDoWithout,
    isNonePossible: ({ context: { methods, vendors, abilities } }) =>
      methods.length === 0 && (vendors === null || !abilities.canSetUp),
    isShownUnchanged: ({ context }) => isShownUnchanged(context),
    wasShown: ({ context: { shown } }) => shown !== null,
    isOutdated: ({ context: { isOutdated } }) => isOutdated,
    canBeIncomplete: ({ context: { abilities, isOnward } }) => abilities.completion === 'later' || !isOnward,
    canSetUpAnother: ({ context: { abilities, vendors } }) => abilities.canSetUp && vendors !== null,
    isStuck: ({ context }) =>
      context.abilities.completion === 'never' &&
      isChosenMethod((method) => lacksAddress(method) || wantsSwitch(method, context.vendors ?? []), context),
    lacksAddress: ({ context }) => isChosenMethod(lacksAddress, context),
    wantsSwitch: ({ context }) => isChosenMethod((method) => wantsSwitch(method, context.vendors ?? []), context),
    isCompleted: (_, output: EditingOutput) => output !== 'left',
    isOneOfMany: ({ context: { methods } }) => methods.length > 1,
    isAny: ({ context: { methods } }) => methods.length > 0,
  },
}).createMachine({
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
    unread: { on: { 'retry.asked': 'reading', 'dialog.closed': 'closing' } },
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
    fieldsUnread: { on: { 'retry.asked': 'readingFields', 'dialog.closed': 'closing' } },
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
