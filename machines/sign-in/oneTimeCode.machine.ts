import { type ActorRefFrom, and, assign, not, type SnapshotFrom, setup, stateIn } from 'xstate';
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
import { type SecondFactorWanted, type SignedIn, type SignInAnswer } from './answers.ts';

/** `at`: milliseconds since the epoch by the server's clock. */
export type CodeSent = { kind: 'sent'; sessionId: string; at: number } | Refused;

export type OneTimeCodeEvent =
  | { type: 'identifier.given'; identifier: string }
  | { type: 'identifier.reopened' }
  | { type: 'code.given'; code: string }
  | { type: 'code.resent' };

type OneTimeCodeContext = {
  identifier: string;
  sessionId: string;
  sentAt: number;
  code: string;
  problems: Problems;
  answer: SignedIn | SecondFactorWanted | null;
};

const RESEND_COOLDOWN = 30_000;

/**
 * Signs in with a code sent to a phone or an e-mail address.
 *
 * An expired code can only be replaced; a locked one cannot, so the customer starts again with the identifier. A new
 * code can be requested 30 seconds after the last.
 */
export const oneTimeCodeMachine = setup({
  types: {} as { context: OneTimeCodeContext; events: OneTimeCodeEvent; output: SignedIn | SecondFactorWanted },
  actors: {
    requestCode: promisePort<CodeSent, { identifier: string }>('requestCode'),
    confirmCode: promisePort<SignInAnswer, { sessionId: string; code: string }>('confirmCode'),
  },
  actions: refusalPorts,
  guards: refusalGuards,
  delays: { resendCooldown: RESEND_COOLDOWN },
}).createMachine({
  id: 'oneTimeCode',
  context: { identifier: '', sessionId: '', sentAt: 0, code: '', problems: {}, answer: null },
  initial: 'identifying',
  states: {
    identifying: {
      exit: assign({ problems: {} }),
      on: {
        'identifier.given': { target: 'requesting', actions: assign({ identifier: ({ event }) => event.identifier }) },
      },
    },
    requesting: {
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { identifier } }) => ({ identifier }),
        onDone: [
          { guard: isRefused, target: 'identifying', actions: [react, assign({ problems: fieldProblems })] },
          { target: 'entering', actions: assign(({ event }) => sentIn(event.output)) },
        ],
        onError: { target: 'identifying', actions: 'announceUnanswered' },
      },
    },
    entering: {
      type: 'parallel',
      exit: assign({ sessionId: '' }),
      on: { 'identifier.reopened': 'identifying' },
      states: {
        code: {
          initial: 'typing',
          states: {
            // Declared here and in `wrong` only: pressing Enter twice must not use up another try.
            typing: {
              on: { 'code.given': { target: 'confirming', actions: assign({ code: ({ event }) => event.code }) } },
            },
            confirming: {
              id: 'confirming',
              exit: assign({ code: '' }),
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context: { sessionId, code } }) => ({ sessionId, code }),
                onDone: [
                  { guard: hasRefusalCode('INVALID_CODE', 'invalid'), target: 'wrong' },
                  { guard: hasRefusalCode('EXPIRED_CODE'), target: 'expired' },
                  { guard: hasRefusalCode('TOO_MANY_ATTEMPTS'), target: 'locked' },
                  {
                    guard: hasRefusalCode('SESSION_INVALID_CODE', 'SESSION_NOT_FOUND', 'CODE_NOT_FOUND'),
                    target: '#oneTimeCode.identifying',
                    actions: react,
                  },
                  { guard: isRefused, target: 'typing', actions: react },
                  {
                    target: '#oneTimeCode.done',
                    actions: assign({ answer: ({ event }) => acceptedIn(event.output) }),
                  },
                ],
                onError: { target: 'typing', actions: 'announceUnanswered' },
              },
            },
            wrong: {
              on: { 'code.given': { target: 'confirming', actions: assign({ code: ({ event }) => event.code }) } },
            },
            expired: {},
            locked: { id: 'locked' },
          },
        },
        resend: {
          initial: 'cooldown',
          states: {
            cooldown: { after: { resendCooldown: 'possible' } },
            possible: {
              on: {
                'code.resent': {
                  guard: and([not(stateIn('#locked')), not(stateIn('#confirming'))]),
                  target: '#oneTimeCode.requesting',
                },
              },
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => context.answer as SignedIn | SecondFactorWanted,
});

export type OneTimeCodeActor = ActorRefFrom<typeof oneTimeCodeMachine>;
export type OneTimeCodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>;

/** Returns when another code can be requested, in milliseconds since the epoch. */
export const getResendTime = ({ context }: OneTimeCodeSnapshot): number => context.sentAt + RESEND_COOLDOWN;

const sentIn = (answer: CodeSent) => (answer.kind === 'sent' ? { sessionId: answer.sessionId, sentAt: answer.at } : {});

const acceptedIn = (answer: SignInAnswer) => (answer.kind === 'refused' ? null : answer);
