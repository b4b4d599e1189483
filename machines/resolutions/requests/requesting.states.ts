import { checkRefused } from '../../kit/lostAnswer.states.ts';
import { hasRefusalCode, isRefused, react, reactElsewhere } from '../../kit/refusals.ts';
import { getDisruptionRef, hasOutcome, hasStatus, takeChange, takeRead, toSubmission } from '../answerOption.ts';
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
            actions: 'settle',
          },
          { guard: isRefused, target: '#routing', actions: ['settle', react, 'caseOutdated'] },
          {
            guard: hasStatus('OptionsSent'),
            target: 'readingChoices',
            actions: [takeChange, 'settle', 'announceSubmitted'],
          },
          { target: '#routing', actions: [takeChange, 'settle', 'announceSubmitted', 'caseOutdated'] },
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
          { target: '#routing', actions: [takeRead, 'caseOutdated'] },
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
          { target: '#routing', actions: [takeRead, 'noteMoved', 'caseOutdated', 'selectAgain'] },
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
          { guard: hasOutcome('not heard'), target: '#routing', actions: [takeRead, 'stop', 'announceUnanswered'] },
          {
            guard: hasOutcome('arrived'),
            target: '#routing',
            actions: [takeRead, 'settle', 'announceSubmitted', 'caseOutdated'],
          },
          { target: '#routing', actions: [takeRead, 'settle', 'noteMoved', 'caseOutdated', 'selectAgain'] },
        ],
        onError: '#outcomeUnknown',
      },
    },
  },
});
