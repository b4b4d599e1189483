import { checkRefused } from '../../kit/lostAnswer.states.ts';
import { hasRefusalCode, isRefused, react, reactElsewhere } from '../../kit/refusals.ts';
import { getDisruptionRef, hasOutcome, hasStatus, storeChange, storeRead, toSubmission } from '../answerOption.ts';
import { requestingSetup } from './requesting.setup.ts';

/** An answer is on its way, or the disruption is read after it. */
export const working = requestingSetup.createStateConfig({
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
            guard: hasRefusalCode('INVALID_RESOLUTION_TYPE', 'RESOLUTION_NOT_FOUND'),
            target: 'checkingStatus',
            actions: 'finishAttempt',
          },
          { guard: isRefused, target: '#routing', actions: ['finishAttempt', react, 'caseOutdated'] },
          {
            guard: hasStatus('OptionsSent'),
            target: 'readingChoices',
            actions: [storeChange, 'finishAttempt', 'announceSubmitted'],
          },
          { target: '#routing', actions: [storeChange, 'finishAttempt', 'announceSubmitted', 'caseOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    /** Reads the choices that the insurer has just found. */
    readingChoices: {
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: getDisruptionRef,
        onDone: [
          { guard: isRefused, target: '#routing', actions: [react, 'caseOutdated'] },
          { target: '#routing', actions: [storeRead, 'caseOutdated'] },
        ],
        onError: { target: '#routing', actions: ['announceUnanswered', 'caseOutdated'] },
      },
    },
    /** Reads the option again, because it was answered elsewhere. */
    checkingStatus: {
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: getDisruptionRef,
        onDone: [
          { guard: isRefused, target: '#statusUnknown', actions: reactElsewhere },
          { target: '#routing', actions: [storeRead, 'markAnsweredElsewhere', 'caseOutdated', 'selectAgain'] },
        ],
        onError: { target: '#statusUnknown', actions: 'announceUnanswered' },
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: getDisruptionRef,
        onDone: [
          checkRefused,
          {
            guard: hasOutcome('not heard'),
            target: '#routing',
            actions: [storeRead, 'clearDoing', 'announceUnanswered'],
          },
          {
            guard: hasOutcome('arrived'),
            target: '#routing',
            actions: [storeRead, 'finishAttempt', 'announceSubmitted', 'caseOutdated'],
          },
          {
            target: '#routing',
            actions: [storeRead, 'finishAttempt', 'markAnsweredElsewhere', 'caseOutdated', 'selectAgain'],
          },
        ],
        onError: '#outcomeUnknown',
      },
    },
  },
});
