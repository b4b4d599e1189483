import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { hasRefusalCode, isRefused, react, reactElsewhere, withOutput } from '../../kit/refusals.ts';
import { blankTwoStep, type TwoStepOutput, twoStepSetup } from './twoStep.setup.ts';
import { turningOff, turningOn } from './twoStep.states.ts';

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
    turningOn,
    on: { on: { 'turnOff.requested': [{ guard: 'isActing', target: 'holderOnly' }, { target: 'turningOff' }] } },
    turningOff,
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
