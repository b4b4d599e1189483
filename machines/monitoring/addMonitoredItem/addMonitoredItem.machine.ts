import { type ActorRefFrom, assign, type SnapshotFrom, sendTo } from 'xstate';

import { brokeDown, fieldProblems, isRefused, isRefusedForFields, react, withOutput } from '../../kit/refusals.ts';
import { addMonitoredItemSetup, empty } from './addMonitoredItem.setup.ts';

/**
 * Adds an item of monitored data. The typed data stays in memory, and is cleared when the flow ends.
 *
 * After a lost answer the list shows whether the item was added. If not, the form sends the same content again under
 * the same key, so that it is never added twice.
 */
export const addMonitoredItemMachine = addMonitoredItemSetup.createMachine({
  id: 'addMonitoredItem',
  context: ({ input: { dataType, ...input } }) => ({
    ...input,
    dataType: dataType ?? '',
    details: empty,
    card: null,
    attempt: null,
    problems: {},
    addedId: null,
  }),
  initial: 'beginning',
  on: { 'dialog.closed': '.left' },
  states: {
    beginning: {
      always: [
        { guard: { type: 'isOpenCard', params: ({ context }) => context.dataType }, target: 'framing' },
        { guard: { type: 'isOpen', params: ({ context }) => context.dataType }, target: 'describing' },
        { target: 'choosingType' },
      ],
    },
    choosingType: {
      on: {
        'type.chosen': [
          {
            guard: { type: 'isOpenCard', params: ({ event }) => event.dataType },
            target: 'framing',
            actions: { type: 'chooseType', params: ({ event }) => event.dataType },
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => event.dataType },
            target: 'describing',
            actions: { type: 'chooseType', params: ({ event }) => event.dataType },
          },
        ],
      },
    },
    describing: {
      exit: assign({ problems: {} }),
      on: {
        'details.entered': {
          target: 'saving',
          actions: [{ type: 'storeDetails', params: ({ event }) => event.details }, 'attempt'],
        },
        'card.reconsidered': { guard: 'hasCard', target: 'framing', actions: 'forgetCard' },
        'type.reconsidered': { target: 'choosingType', actions: 'forgetEntries' },
      },
    },
    framing: {
      initial: 'entering',
      invoke: {
        id: 'tokenFrame',
        src: 'tokenFrame',
        input: ({ self }) => ({ parent: self }),
        onDone: {
          target: 'saving',
          actions: [{ type: 'storeCard', params: ({ event }) => event.output }, 'attempt'],
        },
      },
      on: { 'type.reconsidered': { target: 'choosingType', actions: 'forgetEntries' } },
      states: {
        entering: {
          on: {
            'details.entered': {
              target: 'tokenising',
              actions: { type: 'storeDetails', params: ({ event }) => event.details },
            },
          },
        },
        tokenising: {
          tags: 'working',
          entry: sendTo('tokenFrame', { type: 'submit.requested' }),
          on: { 'card.returned': 'entering', 'type.reconsidered': {}, 'dialog.closed': {} },
        },
      },
    },
    saving: {
      tags: 'working',
      // A request that was sent cannot be withdrawn.
      on: { 'dialog.closed': {} },
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context: { attempt } }) => {
          if (!attempt) throw new Error('There is nothing to send.');
          return attempt;
        },
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'describing',
            actions: ['forgetAttempt', assign({ problems: fieldProblems })],
          },
          { guard: brokeDown, target: 'checkingOutcome' },
          { guard: isRefused, target: 'describing', actions: ['forgetAttempt', react] },
          { target: 'added', actions: withOutput('storeAdded') },
        ],
        onError: 'checkingOutcome',
      },
    },
    checkingOutcome: {
      tags: 'working',
      on: { 'dialog.closed': {} },
      invoke: {
        id: 'readList',
        src: 'readList',
        onDone: [
          { guard: withOutput('isFound'), target: 'added', actions: withOutput('storeFound') },
          { guard: withOutput('isRead'), target: 'describing', actions: 'announceNotReceived' },
          { target: 'outcomeUnknown' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: { on: { 'check.requested': 'checkingOutcome' } },
    added: { entry: ['forgetEntries', 'announceAdded'], type: 'final' },
    left: { entry: 'forgetEntries', type: 'final' },
  },
  output: ({ context: { addedId } }) => ({ id: addedId }),
});

export type AddMonitoredItemActor = ActorRefFrom<typeof addMonitoredItemMachine>;
export type AddMonitoredItemSnapshot = SnapshotFrom<typeof addMonitoredItemMachine>;
