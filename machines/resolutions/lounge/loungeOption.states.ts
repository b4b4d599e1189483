import { assign } from 'xstate';

import { checkRefused } from '../../kit/lostAnswer.states.ts';
import { fieldProblems, hasRefusalCode, isRefused, react, withOutput } from '../../kit/refusals.ts';
import {
  getDisruptionRef,
  hasOutcome,
  hasStatus,
  takeChange,
  takeRead,
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
          { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'), target: 'checkingOutcome', actions: 'noteMoved' },
          {
            guard: withOutput('isRefusedForForm'),
            target: '#loungeOption.choosing',
            actions: ['settle', assign({ problems: fieldProblems })],
          },
          { guard: isRefused, target: '#loungeOption.reopening', actions: [react, 'cool'] },
          { target: routing, actions: [takeChange, 'settle', 'announceSubmitted', 'caseOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    confirming: {
      entry: assign({
        confirmKey: ({ context: { confirmKey, newKey } }) => confirmKey ?? newKey(),
        isMoved: false,
      }),
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: toConfirmation,
        onDone: [
          { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'), target: 'checkingOutcome', actions: 'noteMoved' },
          {
            guard: isRefused,
            target: '#loungeOption.failed',
            actions: ['settle', react, 'cool', 'caseOutdated'],
          },
          { guard: hasStatus('Confirmed'), target: 'patching' },
          { guard: hasStatus('Failed'), target: routing, actions: [takeChange, 'settle', 'cool'] },
          { target: routing, actions: [takeChange, 'settle', 'caseOutdated'] },
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
          { target: routing, actions: [takeChange, 'settle', 'announceConfirmed', 'caseOutdated'] },
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
          { guard: hasOutcome('not heard'), target: '#loungeOption.notReceived', actions: takeRead },
          {
            guard: hasOutcome('arrived'),
            target: routing,
            actions: [takeRead, 'settle', 'announceSubmitted', 'caseOutdated'],
          },
          {
            guard: hasOutcome('confirmed'),
            target: routing,
            actions: [takeRead, 'settle', 'announceConfirmed', 'caseOutdated'],
          },
          { guard: hasOutcome('failed'), target: routing, actions: [takeRead, 'settle', 'caseOutdated'] },
          // Confirming again reuses the key.
          {
            guard: hasOutcome('unconfirmed'),
            target: '#loungeOption.booked',
            actions: [takeRead, 'announceUnanswered', 'caseOutdated'],
          },
          { guard: hasOutcome('elsewhere'), target: routing, actions: [takeRead, 'noteMoved', 'caseOutdated'] },
          { target: '#outcomeUnknown' },
        ],
        onError: '#outcomeUnknown',
      },
    },
  },
});
