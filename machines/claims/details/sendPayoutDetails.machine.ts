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
import type { Correction, Creation, Sending } from './details.ts';
import { sendPayoutDetailsSetup } from './sendPayoutDetails.setup.ts';

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
    end: 'left',
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
          { target: 'editing', actions: withOutput('takeChoice') },
        ],
        onError: { target: 'failed', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'left' },
    },
    failed: { on: { 'retry.asked': 'loading', 'dialog.closed': 'left' } },
    editing: {
      exit: assign({ problems: {} }),
      on: {
        'details.entered': [
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'comparing',
            actions: [
              { type: 'correct', params: ({ event }) => event },
              { type: 'address', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            target: 'creating',
            actions: [
              { type: 'describe', params: ({ event }) => event },
              { type: 'address', params: ({ event }) => event },
            ],
          },
        ],
        'dialog.closed': 'left',
      },
    },
    /** Checks that the account is still the one that the customer saw. Another person may have changed it. */
    comparing: {
      tags: 'working',
      exit: assign({ isRepeat: false }),
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: withOutput('isUnread'), target: 'missing', actions: react },
          { guard: isRefused, target: 'editing', actions: react },
          { guard: withOutput('isToCorrect'), target: 'correcting' },
          { guard: withOutput('isAsMeant'), target: 'sending' },
          { target: 'choosingAnew', actions: ['dropAccount', 'noteOther'] },
        ],
        onError: [
          { guard: 'isRepeat', target: 'missing', actions: 'announceUnanswered' },
          { target: 'editing', actions: 'announceUnsent' },
        ],
      },
    },
    correcting: {
      tags: 'working',
      invoke: {
        id: 'correctMethod',
        src: 'correctMethod',
        input: ({ context }) => context.correction as Correction,
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'editing',
            actions: ['dropCorrection', assign({ problems: fieldProblems })],
          },
          {
            guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'),
            target: 'choosingAnew',
            actions: ['dropAccount', react],
          },
          { guard: isRefused, target: 'editing', actions: ['dropCorrection', react] },
          { target: 'sending', actions: ['takeCorrected', 'methodsOutdated'] },
        ],
        // Submitting again reuses the key.
        onError: { target: 'editing', actions: 'announceUnanswered' },
      },
    },
    creating: {
      tags: 'working',
      invoke: {
        id: 'createMethod',
        src: 'createMethod',
        input: ({ context }) => context.creation as Creation,
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'editing',
            actions: assign({ creation: null, problems: fieldProblems }),
          },
          { guard: hasRefusalCode('PAYOUT_EXITS'), target: 'matching', actions: react },
          { guard: isRefused, target: 'editing', actions: [assign({ creation: null }), react] },
          {
            target: 'found',
            actions: {
              type: 'takeCreated',
              params: ({ event: { output } }) => (output.kind === 'created' ? output.payoutMethodId : ''),
            },
          },
        ],
        onError: 'lookingForMethod',
      },
    },
    /** The insurer already has this account: finds out which one it is. */
    matching: {
      tags: 'working',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: withOutput('isFound'), target: 'found', actions: withOutput('takeFound') },
          { guard: isRefused, target: 'editing', actions: [assign({ creation: null }), 'methodsOutdated'] },
          { target: 'choosingAnew', actions: 'dropAccount' },
        ],
        onError: { target: 'editing', actions: assign({ creation: null }) },
      },
    },
    lookingForMethod: {
      tags: 'working',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: isRefused, target: 'methodUnknown', actions: reactElsewhere },
          { guard: withOutput('isFound'), target: 'found', actions: withOutput('takeFound') },
          // Describing it again reuses the key.
          { target: 'editing', actions: 'announceUnanswered' },
        ],
        onError: 'methodUnknown',
      },
    },
    found: {
      always: [
        { guard: 'hasCorrection', target: 'correcting' },
        { target: 'sending', actions: 'methodsOutdated' },
      ],
    },
    methodUnknown: { on: { 'retry.asked': 'lookingForMethod', 'dialog.closed': 'left' } },
    sending: {
      tags: 'working',
      invoke: {
        id: 'sendPayout',
        src: 'sendPayout',
        input: ({ context: { payout, sending } }) => ({ ...payout, ...(sending as Sending) }),
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'editing',
            actions: assign({ sending: null, problems: fieldProblems }),
          },
          { guard: hasRefusalCode('PAYOUT_NOT_FOUND', 'ALERT_NOT_FOUND'), target: 'moved', actions: 'claimsOutdated' },
          {
            guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'),
            target: 'choosingAnew',
            actions: ['dropAccount', react],
          },
          { guard: brokeDown, target: 'checking', actions: assign({ isUnheard: true }) },
          { guard: isRefused, target: 'editing', actions: [assign({ sending: null }), react, 'claimsOutdated'] },
          { target: 'sent' },
        ],
        onError: { target: 'checking', actions: assign({ isUnheard: true }) },
      },
    },
    /** The account no longer exists or has changed, so the customer chooses again. */
    choosingAnew: {
      tags: 'working',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          { guard: isRefused, target: 'editing', actions: [react, 'methodsOutdated'] },
          { target: 'editing', actions: [withOutput('takeChoice'), 'methodsOutdated'] },
        ],
        onError: { target: 'editing', actions: ['announceUnanswered', 'methodsOutdated'] },
      },
    },
    checking: {
      tags: 'working',
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context: { payout } }) => ({ alertId: payout.alertId }),
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          { guard: withOutput('isSent'), target: 'arrived' },
          { guard: withOutput('isWaiting'), target: 'missing' },
          { target: 'moved', actions: 'claimsOutdated' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { entry: 'claimsOutdated', on: { 'retry.asked': 'checking', 'dialog.closed': 'left' } },
    /** The insurer has not received it. The request may still arrive; sending it again uses the same key. */
    missing: {
      entry: 'claimsOutdated',
      on: {
        'details.repeated': { target: 'comparing', actions: assign({ isRepeat: true }) },
        'details.reconsidered': 'editing',
        'dialog.closed': 'left',
      },
    },
    moved: { on: { 'dialog.closed': 'left' } },
    sent: { entry: [assign({ end: 'sent' }), 'announceSent', 'claimsOutdated'], type: 'final' },
    /** The details were sent, by an earlier request of the customer or by another person. */
    arrived: { entry: [assign({ end: 'sent' }), 'announceArrived', 'claimsOutdated'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

export type SendPayoutDetailsActor = ActorRefFrom<typeof sendPayoutDetailsMachine>;
export type SendPayoutDetailsSnapshot = SnapshotFrom<typeof sendPayoutDetailsMachine>;
