import { assign, type SnapshotFrom } from 'xstate';

import { fieldProblems, isRefused, isRefusedForFields, react, reactElsewhere, withOutput } from '../../kit/refusals.ts';
import { type OverrideOptionOutput, overrideOptionSetup, toOverride } from './overrideOption.setup.ts';

const explaining = '#overrideOption.explaining';

/**
 * Lets an agent change an option by hand, with a reason.
 *
 * The decision depends on the current status: if the customer answered in the meantime, the agent sees that first and
 * decides again. A repeated request is checked again as well.
 */
export const overrideOptionMachine = overrideOptionSetup.createMachine({
  id: 'overrideOption',
  context: ({ input }) => ({
    ...input,
    attempt: null,
    isSent: false,
    isChangedElsewhere: false,
    isOutdated: false,
    problems: {},
  }),
  initial: 'explaining',
  states: {
    explaining: {
      entry: assign({ isSent: false }),
      exit: assign({ problems: {} }),
      on: {
        'reason.given': {
          guard: { type: 'isGiven', params: ({ event }) => event.reason },
          target: 'working.checking',
          actions: assign(({ context: { newKey }, event: { reason } }) => ({
            attempt: { reason: reason.trim(), key: newKey() },
            isChangedElsewhere: false,
          })),
        },
        'dialog.closed': 'dismissed',
      },
    },
    working: {
      tags: 'working',
      initial: 'checking',
      states: {
        /** Checks that the option is unchanged since the agent decided. */
        checking: {
          invoke: {
            id: 'readCase',
            src: 'readCase',
            input: ({ context: { which } }) => ({ which }),
            onDone: [
              {
                guard: withOutput('isRefusedAgain'),
                target: '#overrideOption.outcomeUnknown',
                actions: reactElsewhere,
              },
              { guard: isRefused, target: explaining, actions: react },
              {
                guard: withOutput('isChangedElsewhere'),
                target: explaining,
                actions: [withOutput('storeRead'), 'markChangedElsewhere'],
              },
              { target: 'overriding' },
            ],
            onError: [
              { guard: 'isSent', target: '#overrideOption.outcomeUnknown', actions: 'announceUnanswered' },
              { target: explaining, actions: 'announceUnsent' },
            ],
          },
        },
        overriding: {
          invoke: {
            id: 'override',
            src: 'override',
            input: ({ context }) => toOverride(context),
            onDone: [
              { guard: isRefusedForFields, target: explaining, actions: assign({ problems: fieldProblems }) },
              { guard: isRefused, target: explaining, actions: react },
              { target: '#overrideOption.overridden' },
            ],
            onError: { target: '#overrideOption.outcomeUnknown', actions: 'announceUnanswered' },
          },
        },
      },
    },
    /** The override may have been carried out; repeating it reuses the key. */
    outcomeUnknown: {
      entry: assign({ isSent: true, isOutdated: true }),
      on: { 'retry.requested': 'working.checking', 'dialog.closed': 'dismissed' },
    },
    overridden: { entry: 'announceOverridden', type: 'final', output: 'overridden' },
    dismissed: {
      type: 'final',
      output: ({ context: { isOutdated } }): OverrideOptionOutput => (isOutdated ? 'outdated' : 'dismissed'),
    },
  },
  output: ({ event }) => event.output as OverrideOptionOutput,
});

export type OverrideOptionSnapshot = SnapshotFrom<typeof overrideOptionMachine>;
