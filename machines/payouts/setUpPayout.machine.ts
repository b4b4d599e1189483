import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { fieldProblems, isRefused, isRefusedForFields, react, reactElsewhere, withOutput } from '../kit/refusals.ts';
import { type Attempt, toAttempt } from './setUpPayout.logic.ts';
import { setUpPayoutSetup } from './setUpPayout.setup.ts';

/**
 * Sets up a payout method, in a form of the provider or in a frame of the supplier.
 *
 * A message from the frame counts only once the insurer lists a new method. If the frame is closed without a message,
 * the machine asks the insurer all the same.
 */
export const setUpPayoutMachine = setUpPayoutSetup.createMachine({
  id: 'setUpPayout',
  context: ({ input }) => ({
    ...input,
    vendor: input.vendors[0] ?? '',
    asked: null,
    url: '',
    attempt: null,
    problems: {},
    created: null,
    isOnward: false,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isFramed', target: 'openingFrame' },
        { guard: 'isOnly', target: 'readingFields' },
        { target: 'choosing' },
      ],
    },
    openingFrame: {
      tags: 'working',
      invoke: {
        id: 'openFrame',
        src: 'openFrame',
        onDone: [
          { guard: isRefused, target: 'noFrame', actions: react },
          { target: 'framed', actions: withOutput('storeUrl') },
        ],
        onError: { target: 'noFrame', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'left' },
    },
    noFrame: { on: { 'retry.requested': 'openingFrame', 'dialog.closed': 'left' } },
    framed: { on: { 'frame.completed': 'lookingAgain', 'dialog.closed': 'lookingAgain' } },
    lookingAgain: {
      tags: 'working',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          { guard: withOutput('hasMore'), target: 'created', actions: withOutput('storeFound') },
          { target: 'left' },
        ],
        onError: { target: 'unknown', actions: 'announceUnanswered' },
      },
    },
    /** The method may exist already. */
    unknown: { on: { 'retry.requested': 'lookingAgain', 'dialog.closed': 'left' } },
    choosing: {
      on: {
        'provider.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'readingFields',
          actions: assign({ vendor: ({ event }) => event.vendor }),
        },
        'dialog.closed': 'left',
      },
    },
    readingFields: {
      tags: 'working',
      invoke: {
        id: 'readFields',
        src: 'readFields',
        input: ({ context: { vendor, currency } }) => ({ vendor, currency }),
        onDone: [
          { guard: isRefused, target: 'choosing', actions: react },
          { target: 'describing', actions: withOutput('storeAsked') },
        ],
        onError: { target: 'choosing', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'left' },
    },
    describing: {
      exit: assign({ problems: {} }),
      on: {
        'method.described': {
          target: 'creating',
          actions: assign({
            attempt: ({ context, event: { type: _, ...described } }) => toAttempt(context, described),
          }),
        },
        'provider.reconsidered': { guard: 'isOneOfMany', target: 'choosing' },
        'dialog.closed': 'left',
      },
    },
    creating: {
      tags: 'working',
      invoke: {
        id: 'createMethod',
        src: 'createMethod',
        input: ({ context }) => {
          const { method, key } = context.attempt as Attempt;
          return { method, key };
        },
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'describing',
            actions: assign({ attempt: null, problems: fieldProblems }),
          },
          { guard: isRefused, target: 'describing', actions: [assign({ attempt: null }), react] },
          { target: 'created', actions: withOutput('storeCreated') },
        ],
        onError: { target: 'describing', actions: 'announceUnanswered' },
      },
    },
    created: {
      entry: 'announceCreated',
      on: {
        'onward.requested': { target: 'left', actions: assign({ isOnward: true }) },
        'dialog.closed': 'left',
      },
    },
    left: { type: 'final' },
  },
  output: ({ context: { created, isOnward } }) => ({ payoutMethodId: created, isOnward }),
});

export type SetUpPayoutActor = ActorRefFrom<typeof setUpPayoutMachine>;
export type SetUpPayoutSnapshot = SnapshotFrom<typeof setUpPayoutMachine>;
