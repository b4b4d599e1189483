import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { brokeDown, hasRefusalCode, isRefused, react, reactElsewhere, withOutput } from '../../kit/refusals.ts';
import { blankTwoStep, type TwoStepOutput, twoStepSetup } from './twoStep.setup.ts';

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

/**
 * Turns two-step verification of an account on or off. Turning it on takes a code for a new secret and ends the
 * session; turning it off takes a code for the old secret.
 *
 * After a lost answer, reading the account shows whether it changed.
 */
export const twoStepMachine = twoStepSetup.createMachine({
  id: 'twoStep',
  context: ({ input }) => blankTwoStep(input),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readVerification',
        src: 'readVerification',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          { guard: isRefused, target: 'readFailed', actions: reactElsewhere },
          // A try with a lost answer succeeded.
          { guard: withOutput('isNewAndOn'), target: 'relogin' },
          { guard: withOutput('isOn'), target: 'on', actions: withOutput('storeEmailAddress') },
          { guard: 'isNew', target: 'requesting', actions: withOutput('storeEmailAddress') },
          { target: 'off', actions: withOutput('storeEmailAddress') },
        ],
        onError: 'readFailed',
      },
    },
    readFailed: {
      on: { 'reading.repeated': 'reading', 'change.cancelled': { guard: 'isNew', target: 'cancelled' } },
    },
    off: {
      on: {
        'turnOn.requested': [
          { guard: 'isActing', target: 'requesting' },
          { guard: 'isNew', target: 'requesting' },
          { target: 'confirmingOn' },
        ],
        'change.cancelled': { guard: 'isNew', target: 'cancelled' },
      },
    },
    confirmingOn: { on: { 'turnOn.confirmed': 'requesting', 'change.cancelled': 'off' } },
    requesting: {
      invoke: {
        id: 'requestSecret',
        src: 'requestSecret',
        input: ({ context }) => ({ label: context.emailAddress }),
        onDone: [
          { guard: hasRefusalCode('MFA_INVALID_USER'), target: 'holderOnly' },
          // Another tab or device turned it on in the meantime.
          { guard: hasRefusalCode('ALREADY_EXISTS'), target: 'reading' },
          { guard: isRefused, target: 'off', actions: react },
          { target: 'turningOn', actions: withOutput('storeOffer') },
        ],
        onError: { target: 'off', actions: 'announceUnanswered' },
      },
    },
    turningOn: {
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
    },
    on: { on: { 'turnOff.requested': [{ guard: 'isActing', target: 'holderOnly' }, { target: 'turningOff' }] } },
    turningOff: {
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
    },
    /** After too many wrong codes. */
    limitReached: {
      on: { 'limit.understood': 'reading', 'change.cancelled': { guard: 'isNew', target: 'cancelled' } },
    },
    holderOnly: { on: { 'change.cancelled': { guard: 'isNew', target: 'cancelled' } } },
    relogin: { type: 'final', output: { kind: 'relogin' } },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
  },
  output: ({ event }) => event.output as TwoStepOutput,
});

export type TwoStepActor = ActorRefFrom<typeof twoStepMachine>;
export type TwoStepSnapshot = SnapshotFrom<typeof twoStepMachine>;
