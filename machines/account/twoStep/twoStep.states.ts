import { brokeDown, hasRefusalCode, isRefused, react, reactElsewhere, withOutput } from '../../kit/refusals.ts';
import { twoStepSetup } from './twoStep.setup.ts';

/** Stores a code and starts the call that sends it. */
const onCode = (target: string) => ({
  target,
  actions: { type: 'storeCode' as const, params: ({ event }: { event: { code: string } }) => ({ code: event.code }) },
});

/** Transitions after an answer without a change. `editing` is the state of the form. */
const notChanged = (editing: string) =>
  [
    { guard: brokeDown, target: 'checkingOutcome', actions: 'markUnheard' },
    { guard: hasRefusalCode('MFA_INVALID_USER'), target: '#twoStep.holderOnly' },
    { guard: hasRefusalCode('TOO_MANY_ATTEMPTS'), target: '#twoStep.limitReached' },
    { guard: withOutput('isOfCode'), target: editing, actions: withOutput('storeProblems') },
    { guard: isRefused, target: editing, actions: react },
    // The answer contradicts the request.
    { target: 'checkingOutcome', actions: 'markUnheard' },
  ] as const;

const onLostAnswer = { target: 'checkingOutcome', actions: 'markUnheard' } as const;

/** Sends a code for the new secret. */
export const turningOn = twoStepSetup.createStateConfig({
  initial: 'enrolling',
  exit: ['forgetOffer', 'clearProblems'],
  states: {
    enrolling: {
      initial: 'editing',
      on: {
        'code.given': onCode('enabling'),
        'change.cancelled': [
          { guard: 'isNew', target: '#twoStep.cancelled' },
          { guard: 'isUnheard', target: '#twoStep.reading' },
          { target: '#twoStep.off' },
        ],
      },
      states: { editing: {}, notReceived: {}, outcomeUnknown: {} },
    },
    enabling: {
      tags: 'working',
      exit: 'forgetCode',
      invoke: {
        id: 'enable',
        src: 'enable',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: withOutput('isOn'), target: '#twoStep.relogin' },
          { guard: withOutput('mayBeOwn'), target: 'checkingOutcome', actions: 'markRefused' },
          ...notChanged('enrolling'),
        ],
        onError: onLostAnswer,
      },
    },
    checkingOutcome: {
      tags: 'working',
      invoke: {
        id: 'readVerification',
        src: 'readVerification',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          { guard: withOutput('isOn'), target: '#twoStep.relogin' },
          { guard: isRefused, target: 'enrolling.outcomeUnknown', actions: reactElsewhere },
          { guard: 'wasRefused', target: 'enrolling.editing', actions: 'showRefusal' },
          { target: 'enrolling.notReceived' },
        ],
        onError: 'enrolling.outcomeUnknown',
      },
    },
  },
});

/** Sends a code for the old secret. */
export const turningOff = twoStepSetup.createStateConfig({
  initial: 'confirmingOff',
  exit: ['forgetUnheard', 'clearProblems'],
  states: {
    confirmingOff: {
      initial: 'editing',
      on: {
        'code.given': onCode('disabling'),
        'change.cancelled': [{ guard: 'isUnheard', target: '#twoStep.reading' }, { target: '#twoStep.on' }],
      },
      states: { editing: {}, notReceived: {}, outcomeUnknown: {} },
    },
    disabling: {
      tags: 'working',
      exit: 'forgetCode',
      invoke: {
        id: 'disable',
        src: 'disable',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: withOutput('isOff'), target: '#twoStep.off', actions: 'announceOff' },
          ...notChanged('confirmingOff'),
        ],
        onError: onLostAnswer,
      },
    },
    checkingOutcome: {
      tags: 'working',
      invoke: {
        id: 'readVerification',
        src: 'readVerification',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          { guard: withOutput('isOff'), target: '#twoStep.off', actions: 'announceOff' },
          { guard: isRefused, target: 'confirmingOff.outcomeUnknown', actions: reactElsewhere },
          { target: 'confirmingOff.notReceived' },
        ],
        onError: 'confirmingOff.outcomeUnknown',
      },
    },
  },
});
