import { assign } from 'xstate';

import { checkRefused } from '../../kit/lostAnswer.states.ts';
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

/** A request is on its way, or its outcome is checked. */
export const working = sendPayoutDetailsSetup.createStateConfig({
  tags: 'working',
  initial: 'comparing',
  states: {
    /** Checks that the account is still the one that the customer saw. Another person may have changed it. */
    comparing: {
      exit: assign({ isRepeat: false }),
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: withOutput('isUnread'), target: '#sendPayoutDetails.notReceived', actions: react },
          { guard: isRefused, target: '#sendPayoutDetails.editing', actions: react },
          { guard: withOutput('isToCorrect'), target: 'correcting' },
          { guard: withOutput('isAsMeant'), target: 'sending' },
          { target: 'choosingAnew', actions: ['dropAccount', 'noteOther'] },
        ],
        onError: [
          { guard: 'isRepeat', target: '#sendPayoutDetails.notReceived', actions: 'announceUnanswered' },
          { target: '#sendPayoutDetails.editing', actions: 'announceUnsent' },
        ],
      },
    },
    correcting: {
      invoke: {
        id: 'correctMethod',
        src: 'correctMethod',
        input: ({ context }) => context.correction as Correction,
        onDone: [
          {
            guard: isRefusedForFields,
            target: '#sendPayoutDetails.editing',
            actions: ['dropCorrection', assign({ problems: fieldProblems })],
          },
          {
            guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'),
            target: 'choosingAnew',
            actions: ['dropAccount', react],
          },
          { guard: isRefused, target: '#sendPayoutDetails.editing', actions: ['dropCorrection', react] },
          { target: 'sending', actions: ['takeCorrected', 'methodsOutdated'] },
        ],
        // Submitting again reuses the key.
        onError: { target: '#sendPayoutDetails.editing', actions: 'announceUnanswered' },
      },
    },
    creating: {
      invoke: {
        id: 'createMethod',
        src: 'createMethod',
        input: ({ context }) => context.creation as Creation,
        onDone: [
          {
            guard: isRefusedForFields,
            target: '#sendPayoutDetails.editing',
            actions: assign({ creation: null, problems: fieldProblems }),
          },
          { guard: hasRefusalCode('PAYOUT_EXITS'), target: 'matching', actions: react },
          { guard: isRefused, target: '#sendPayoutDetails.editing', actions: [assign({ creation: null }), react] },
          {
            target: 'found',
            actions: {
              type: 'takeCreated',
              params: ({ event: { output } }) => (output.kind === 'created' ? output.payoutMethodId : ''),
            },
          },
        ],
        onError: 'checkingMethod',
      },
    },
    /** The insurer already has this account: finds out which one it is. */
    matching: {
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: withOutput('isFound'), target: 'found', actions: withOutput('takeFound') },
          {
            guard: isRefused,
            target: '#sendPayoutDetails.editing',
            actions: [assign({ creation: null }), 'methodsOutdated'],
          },
          { target: 'choosingAnew', actions: 'dropAccount' },
        ],
        onError: { target: '#sendPayoutDetails.editing', actions: assign({ creation: null }) },
      },
    },
    checkingMethod: {
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: isRefused, target: '#sendPayoutDetails.methodUnknown', actions: reactElsewhere },
          { guard: withOutput('isFound'), target: 'found', actions: withOutput('takeFound') },
          // Describing it again reuses the key.
          { target: '#sendPayoutDetails.editing', actions: 'announceUnanswered' },
        ],
        onError: '#sendPayoutDetails.methodUnknown',
      },
    },
    found: {
      always: [
        { guard: 'hasCorrection', target: 'correcting' },
        { target: 'sending', actions: 'methodsOutdated' },
      ],
    },
    sending: {
      invoke: {
        id: 'sendPayout',
        src: 'sendPayout',
        input: ({ context: { payout, sending } }) => ({ ...payout, ...(sending as Sending) }),
        onDone: [
          {
            guard: isRefusedForFields,
            target: '#sendPayoutDetails.editing',
            actions: assign({ sending: null, problems: fieldProblems }),
          },
          {
            guard: hasRefusalCode('PAYOUT_NOT_FOUND', 'ALERT_NOT_FOUND'),
            target: '#sendPayoutDetails.changedElsewhere',
            actions: 'claimsOutdated',
          },
          {
            guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'),
            target: 'choosingAnew',
            actions: ['dropAccount', react],
          },
          { guard: brokeDown, target: 'checkingOutcome', actions: assign({ isUnheard: true }) },
          {
            guard: isRefused,
            target: '#sendPayoutDetails.editing',
            actions: [assign({ sending: null }), react, 'claimsOutdated'],
          },
          { target: '#sendPayoutDetails.sent' },
        ],
        onError: { target: 'checkingOutcome', actions: assign({ isUnheard: true }) },
      },
    },
    /** The account no longer exists or has changed, so the customer chooses again. */
    choosingAnew: {
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          { guard: isRefused, target: '#sendPayoutDetails.editing', actions: [react, 'methodsOutdated'] },
          { target: '#sendPayoutDetails.editing', actions: [withOutput('takeChoice'), 'methodsOutdated'] },
        ],
        onError: { target: '#sendPayoutDetails.editing', actions: ['announceUnanswered', 'methodsOutdated'] },
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context: { payout } }) => ({ alertId: payout.alertId }),
        onDone: [
          checkRefused,
          { guard: withOutput('isSent'), target: '#sendPayoutDetails.arrived' },
          { guard: withOutput('isWaiting'), target: '#sendPayoutDetails.notReceived' },
          { target: '#sendPayoutDetails.changedElsewhere', actions: 'claimsOutdated' },
        ],
        onError: '#outcomeUnknown',
      },
    },
  },
});
