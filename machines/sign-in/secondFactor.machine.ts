import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { promisePort } from '../kit/port.ts';
import {
  fieldProblems,
  hasRefusalCode,
  isRefused,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
} from '../kit/refusals.ts';
import { type SignedIn } from './answers.ts';

export type SecondFactorEvent = { type: 'code.given'; code: string } | { type: 'signIn.restarted' };

/** `given up`: the customer went back, or the insurer no longer accepts a code for this sign-in. */
export type SecondFactorOutcome = SignedIn | { kind: 'given up' };

export type SecondFactorInput = { userId: string; session: string };
type SecondFactorContext = SecondFactorInput & { code: string; problems: Problems; answer: SignedIn | null };

/** Asks for the code of an authenticator app after a password or single sign-on. A wrong code can be corrected. */
export const secondFactorMachine = setup({
  types: {} as {
    context: SecondFactorContext;
    events: SecondFactorEvent;
    input: SecondFactorInput;
    output: SecondFactorOutcome;
  },
  actors: {
    confirmSecondFactor: promisePort<SignedIn | Refused, SecondFactorInput & { code: string }>('confirmSecondFactor'),
  },
  actions: refusalPorts,
  guards: refusalGuards,
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({ ...input, code: '', problems: {}, answer: null }),
  initial: 'typing',
  on: { 'signIn.restarted': '.done' },
  states: {
    typing: {
      on: { 'code.given': { target: 'confirming', actions: assign({ code: ({ event }) => event.code }) } },
    },
    confirming: {
      exit: assign({ code: '' }),
      invoke: {
        id: 'confirmSecondFactor',
        src: 'confirmSecondFactor',
        input: ({ context: { userId, session, code } }) => ({ userId, session, code }),
        onDone: [
          { guard: hasRefusalCode('MFA_SESSION_EXPIRED', 'MFA_INVALID_USER'), target: 'done', actions: react },
          { guard: isRefused, target: 'refused', actions: [react, assign({ problems: fieldProblems })] },
          {
            target: 'done',
            actions: assign({ answer: ({ event }) => (event.output.kind === 'signed in' ? event.output : null) }),
          },
        ],
        onError: { target: 'typing', actions: 'announceUnanswered' },
      },
    },
    refused: {
      exit: assign({ problems: {} }),
      on: { 'code.given': { target: 'confirming', actions: assign({ code: ({ event }) => event.code }) } },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => context.answer ?? { kind: 'given up' },
});

export type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>;
export type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;
