import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { isRefused, react, withOutput } from '../../kit/refusals.ts';
import { type SendPayoutDetailsOutput, sendPayoutDetailsSetup } from './sendPayoutDetails.setup.ts';
import { working } from './sendPayoutDetails.states.ts';

/**
 * Sends the payout details of a claim: an existing account, or one that is set up in the flow.
 *
 * Sets up at most one account and sends the payout once, even if answers are lost: the machine checks the outcome
 * before it repeats a request, and never creates an existing account again. Nothing is sent to an account that no
 * longer matches what the customer saw or described.
 */
export const sendPayoutDetailsMachine = sendPayoutDetailsSetup.createMachine({
  id: 'sendPayoutDetails',
  context: ({ input }) => ({
    ...input,
    choice: null,
    creation: null,
    createdId: null,
    correction: null,
    sending: null,
    isRepeat: false,
    isUnheard: false,
    isOther: false,
    problems: {},
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          { guard: isRefused, target: 'failed', actions: react },
          { target: 'editing', actions: withOutput('storeChoice') },
        ],
        onError: { target: 'failed', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'dismissed' },
    },
    failed: { on: { 'retry.requested': 'loading', 'dialog.closed': 'dismissed' } },
    editing: {
      exit: assign({ problems: {} }),
      on: {
        'details.entered': [
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'working.comparing',
            actions: [
              { type: 'storeCorrection', params: ({ event }) => event },
              { type: 'storeSending', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            target: 'working.creating',
            actions: [
              { type: 'storeCreation', params: ({ event }) => event },
              { type: 'storeSending', params: ({ event }) => event },
            ],
          },
        ],
        'dialog.closed': 'dismissed',
      },
    },
    working,
    methodUnknown: { on: { 'retry.requested': 'working.checkingMethod', 'dialog.closed': 'dismissed' } },
    outcomeUnknown: {
      ...outcomeUnknown,
      entry: 'claimsOutdated',
      on: { ...outcomeUnknown.on, 'dialog.closed': 'dismissed' },
    },
    /** The insurer has not received it. The request may still arrive; sending it again uses the same key. */
    notReceived: {
      entry: 'claimsOutdated',
      on: {
        'resend.requested': { target: 'working.comparing', actions: assign({ isRepeat: true }) },
        'edit.requested': 'editing',
        'dialog.closed': 'dismissed',
      },
    },
    changedElsewhere: { on: { 'dialog.closed': 'dismissed' } },
    sent: { entry: ['announceSent', 'claimsOutdated'], type: 'final', output: 'sent' },
    /** The details were sent, by an earlier request of the customer or by another person. */
    arrived: { entry: ['announceArrived', 'claimsOutdated'], type: 'final', output: 'sent' },
    dismissed: { type: 'final', output: 'dismissed' },
  },
  output: ({ event }) => event.output as SendPayoutDetailsOutput,
});

export type SendPayoutDetailsActor = ActorRefFrom<typeof sendPayoutDetailsMachine>;
export type SendPayoutDetailsSnapshot = SnapshotFrom<typeof sendPayoutDetailsMachine>;
