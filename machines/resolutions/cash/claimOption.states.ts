import { assign } from 'xstate';

import { checkRefused } from '../../kit/lostAnswer.states.ts';
import { hasRefusalCode, isRefused, react, withOutput } from '../../kit/refusals.ts';
import {
  getDisruptionRef,
  hasOutcome,
  hasStatus,
  storeChange,
  storeRead,
  toConfirmation,
  toSubmission,
} from '../answerOption.ts';
import { claimOptionSetup } from './claimOption.setup.ts';

const routing = '#claimOption.routing';

const payoutFailed = {
  guard: withOutput('hasPayoutFailed'),
  target: routing,
  actions: ['announcePayoutFailed', 'finishAttempt', 'startCooldown', 'caseOutdated'],
} as const;

/** A request is on its way, or its outcome is checked after a lost answer. */
export const working = claimOptionSetup.createStateConfig({
  tags: 'working',
  // A disruption that is read meanwhile may be older than the answer.
  on: { 'option.read': {} },
  initial: 'submitting',
  states: {
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: toSubmission,
        onDone: [
          {
            guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'),
            target: 'checkingOutcome',
            actions: 'markAnsweredElsewhere',
          },
          {
            guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'),
            target: routing,
            actions: ['finishAttempt', 'markOtherAccount', react, 'caseOutdated'],
          },
          payoutFailed,
          { guard: isRefused, target: routing, actions: [react, 'finishAttempt', 'startCooldown', 'caseOutdated'] },
          { guard: withOutput('wantsConfirmation'), target: 'confirming', actions: [storeChange, 'finishAttempt'] },
          { target: routing, actions: [storeChange, 'finishAttempt', 'announceSubmitted', 'caseOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    confirming: {
      entry: assign({
        confirmKey: ({ context: { confirmKey, newKey } }) => confirmKey ?? newKey(),
        isAnsweredElsewhere: false,
      }),
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: toConfirmation,
        onDone: [
          {
            guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'),
            target: 'checkingOutcome',
            actions: 'markAnsweredElsewhere',
          },
          payoutFailed,
          { guard: isRefused, target: routing, actions: [react, 'finishAttempt', 'startCooldown', 'caseOutdated'] },
          { guard: hasStatus('Failed'), target: routing, actions: [storeChange, 'finishAttempt', 'startCooldown'] },
          {
            guard: hasStatus('Confirmed'),
            target: routing,
            actions: [storeChange, 'finishAttempt', 'announceConfirmed', 'caseOutdated'],
          },
          { target: routing, actions: [storeChange, 'finishAttempt', 'caseOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: getDisruptionRef,
        onDone: [
          checkRefused,
          { guard: hasOutcome('not listed'), target: '#outcomeUnknown' },
          {
            guard: hasOutcome('not heard'),
            target: '#claimOption.notReceived',
            actions: [storeRead, 'caseOutdated'],
          },
          // Confirming again reuses the key.
          { guard: hasOutcome('unconfirmed'), target: routing, actions: [storeRead, 'caseOutdated'] },
          {
            guard: hasOutcome('confirmed'),
            target: routing,
            // The previous read shows whether anything was paid before.
            actions: ['announceConfirmed', storeRead, 'finishAttempt', 'caseOutdated'],
          },
          { target: routing, actions: [storeRead, 'clearAttempt', 'caseOutdated'] },
        ],
        onError: '#outcomeUnknown',
      },
    },
    /** Checks that the account is still the one that the customer was shown. */
    checkingAccount: {
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: isRefused, target: '#claimOption.notReceived', actions: react },
          { guard: withOutput('isAsChosen'), target: 'submitting' },
          { target: routing, actions: ['finishAttempt', 'markOtherAccount', 'methodsOutdated'] },
        ],
        onError: { target: '#claimOption.notReceived', actions: 'announceUnanswered' },
      },
    },
  },
});
