import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import {
  brokeDown,
  fieldProblems,
  isRefused,
  isRefusedForFields,
  isRefusedWith,
  react,
  reactElsewhere,
  withOutput,
} from '../../answers.ts';
import type { Correction, Creation, Sending } from './details.ts';
import { sendPayoutDetailsSetup } from './sendPayoutDetails.setup.ts';

/**
 * Where a payout of a claim goes to: an account that there is, or one that is set up on the way.
 *
 * One account is set up, and the payout sent once, whatever answers were lost: what came of a question is looked up before
 * anything is asked again, and an account that is there is not set up a second time. Nothing goes to an account that is not
 * the one that was shown or described any more.
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
    /** Is the account the one that they were shown? Somebody may have changed it meanwhile. */
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
            guard: isRefusedWith('PAYMENT_METHOD_NOT_FOUND'),
            target: 'choosingAnew',
            actions: ['dropAccount', react],
          },
          { guard: isRefused, target: 'editing', actions: ['dropCorrection', react] },
          { target: 'sending', actions: ['takeCorrected', 'methodsOutdated'] },
        ],
        // Said again it is the same.
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
          { guard: isRefusedWith('PAYOUT_EXITS'), target: 'matching', actions: react },
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
    /** The insurer has this account already: which of them is it? */
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
    /** Was it set up? */
    lookingForMethod: {
      tags: 'working',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: isRefused, target: 'methodUnknown', actions: reactElsewhere },
          { guard: withOutput('isFound'), target: 'found', actions: withOutput('takeFound') },
          // It may be described again, and goes under the same key.
          { target: 'editing', actions: 'announceUnanswered' },
        ],
        onError: 'methodUnknown',
      },
    },
    /** The insurer has the account. */
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
          { guard: isRefusedWith('PAYOUT_NOT_FOUND', 'ALERT_NOT_FOUND'), target: 'moved', actions: 'claimsOutdated' },
          {
            guard: isRefusedWith('PAYMENT_METHOD_NOT_FOUND'),
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
    /** The account is gone, or another one by now: which are there? */
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
    /** How does the payout stand? */
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
    /** The insurer has not heard of it. It may be on its way yet: sent again it is the same. */
    missing: {
      entry: 'claimsOutdated',
      on: {
        'details.repeated': { target: 'comparing', actions: assign({ isRepeat: true }) },
        'details.reconsidered': 'editing',
        'dialog.closed': 'left',
      },
    },
    /** It waits for no details any more. */
    moved: { on: { 'dialog.closed': 'left' } },
    sent: { entry: [assign({ end: 'sent' }), 'announceSent', 'claimsOutdated'], type: 'final' },
    /** Somebody has sent it: they, before, or whoever else may. */
    arrived: { entry: [assign({ end: 'sent' }), 'announceArrived', 'claimsOutdated'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

export type SendPayoutDetailsActor = ActorRefFrom<typeof sendPayoutDetailsMachine>;
export type SendPayoutDetailsSnapshot = SnapshotFrom<typeof sendPayoutDetailsMachine>;
