import { assign } from 'xstate';

import { checkRefused } from '../../kit/lostAnswer.states.ts';
import {
  brokeDown,
  fieldProblems,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  react,
  withOutput,
} from '../../kit/refusals.ts';
import type { Sending } from './details.ts';
import { checkingMethod, correcting, creating, found, matching } from './sendPayoutDetails.account.states.ts';
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
          { target: 'choosingAnew', actions: ['dropAccount', 'markAccountChanged'] },
        ],
        onError: [
          { guard: 'isRepeat', target: '#sendPayoutDetails.notReceived', actions: 'announceUnanswered' },
          { target: '#sendPayoutDetails.editing', actions: 'announceUnsent' },
        ],
      },
    },
    correcting,
    creating,
    matching,
    checkingMethod,
    found,
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
          { target: '#sendPayoutDetails.editing', actions: [withOutput('storeChoice'), 'methodsOutdated'] },
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
