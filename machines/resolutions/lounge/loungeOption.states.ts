import { assign } from 'xstate';

import { checkRefused } from '../../kit/lostAnswer.states.ts';
import { fieldProblems, hasRefusalCode, isRefused, react, withOutput } from '../../kit/refusals.ts';
import {
  getDisruptionRef,
  hasOutcome,
  hasStatus,
  storeChange,
  storeRead,
  toConfirmation,
  toSubmission,
} from '../answerOption.ts';
import { loungeOptionSetup } from './loungeOption.setup.ts';

const routing = '#loungeOption.routing';

/** A request is on its way, or its outcome is checked after a lost answer. */
export const working = loungeOptionSetup.createStateConfig({
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
            guard: withOutput('isRefusedForForm'),
            target: '#loungeOption.choosing',
            actions: ['finishAttempt', assign({ problems: fieldProblems })],
          },
          { guard: isRefused, target: '#loungeOption.reopening', actions: [react, 'startCooldown'] },
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
          {
            guard: isRefused,
            target: '#loungeOption.failed',
            actions: ['finishAttempt', react, 'startCooldown', 'caseOutdated'],
          },
          { guard: hasStatus('Confirmed'), target: 'patching' },
          { guard: hasStatus('Failed'), target: routing, actions: [storeChange, 'finishAttempt', 'startCooldown'] },
          { target: routing, actions: [storeChange, 'finishAttempt', 'caseOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    /** Records the confirmation in the resolution. */
    patching: {
      invoke: {
        id: 'patch',
        src: 'patch',
        input: ({ context: { option, newKey } }) => ({
          resolutionId: option.resolutionId as string,
          key: newKey(),
        }),
        onDone: [
          // The disruption shows it as confirmed all the same, so no failure is announced.
          { guard: isRefused, target: 'checkingOutcome' },
          { target: routing, actions: [storeChange, 'finishAttempt', 'announceConfirmed', 'caseOutdated'] },
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
          { guard: hasOutcome('not heard'), target: '#loungeOption.notReceived', actions: storeRead },
          {
            guard: hasOutcome('arrived'),
            target: routing,
            actions: [storeRead, 'finishAttempt', 'announceSubmitted', 'caseOutdated'],
          },
          {
            guard: hasOutcome('confirmed'),
            target: routing,
            actions: [storeRead, 'finishAttempt', 'announceConfirmed', 'caseOutdated'],
          },
          { guard: hasOutcome('failed'), target: routing, actions: [storeRead, 'finishAttempt', 'caseOutdated'] },
          // Confirming again reuses the key.
          {
            guard: hasOutcome('unconfirmed'),
            target: '#loungeOption.booked',
            actions: [storeRead, 'announceUnanswered', 'caseOutdated'],
          },
          {
            guard: hasOutcome('elsewhere'),
            target: routing,
            actions: [storeRead, 'markAnsweredElsewhere', 'caseOutdated'],
          },
          { target: '#outcomeUnknown' },
        ],
        onError: '#outcomeUnknown',
      },
    },
  },
});
