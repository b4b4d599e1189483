import { assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  brokeDown,
  fieldProblems,
  getRefusalCode,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';

export type ResetAnswer = { kind: 'reset' } | Refused;

export type ResetPasswordEvent = { type: 'password.chosen'; password: string };

/** Why a link cannot be used: a code of the insurer, or the page was opened without a code. */
export type LinkProblem = 'EXPIRED_CODE' | 'INVALID_CODE' | 'TOO_MANY_ATTEMPTS' | 'CODE_NOT_FOUND' | 'no code';

export type ResetPasswordOutput = { kind: 'reset' | 'reset unheard' | 'link refused' };

type ResetPasswordContext = {
  /** The secret of the link; null once it is useless. */
  code: string | null;
  password: string;
  linkProblem: LinkProblem | null;
  problems: Problems;
  /** Whether an earlier answer was lost. */
  isUnheard: boolean;
};

/**
 * Sets a new password with a mailed link.
 *
 * A link works once. If an answer is lost, the customer may try again: a used link then shows that the lost try
 * succeeded.
 */
export const resetPasswordMachine = setup({
  types: {} as {
    context: ResetPasswordContext;
    events: ResetPasswordEvent;
    input: { code: string | null };
    output: ResetPasswordOutput;
  },
  actors: { resetPassword: promisePort<ResetAnswer, { code: string; password: string }>('resetPassword') },
  actions: {
    ...refusalPorts,
    announceReset: actionPort('announceReset'),
    storePassword: assign((_, { password }: { password: string }) => ({ password, problems: {} })),
    forgetPassword: assign({ password: '' }),
    forgetCode: assign({ code: null }),
  },
  guards: {
    ...refusalGuards,
    hasCode: ({ context }) => context.code !== null,
    /** Only a try with a lost answer can have used the link. */
    isUsedUnheard: ({ context }, answer: ResetAnswer) => context.isUnheard && getRefusalCode(answer) === 'INVALID_CODE',
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ code: input.code, password: '', linkProblem: null, problems: {}, isUnheard: false }),
  initial: 'checkingCode',
  states: {
    checkingCode: {
      always: [
        { guard: 'hasCode', target: 'choosing' },
        { target: 'linkRefused', actions: assign({ linkProblem: 'no code' }) },
      ],
    },
    choosing: {
      initial: 'editing',
      on: {
        'password.chosen': {
          target: 'submitting',
          actions: { type: 'storePassword', params: ({ event }) => event },
        },
      },
      states: { editing: {}, outcomeUnknown: {} },
    },
    submitting: {
      exit: 'forgetPassword',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { code, password } }) => ({ code: code ?? '', password }),
        onDone: [
          { guard: withOutput('isUsedUnheard'), target: 'resetUnheard' },
          {
            guard: hasRefusalCode('EXPIRED_CODE', 'INVALID_CODE', 'TOO_MANY_ATTEMPTS', 'CODE_NOT_FOUND'),
            target: 'linkRefused',
            actions: assign({ linkProblem: ({ event }) => getRefusalCode(event.output) as LinkProblem }),
          },
          { guard: brokeDown, target: 'choosing.outcomeUnknown', actions: [assign({ isUnheard: true }), react] },
          { guard: isRefusedForFields, target: 'choosing', actions: assign({ problems: fieldProblems }) },
          { guard: isRefused, target: 'choosing', actions: react },
          { target: 'reset', actions: 'announceReset' },
        ],
        onError: { target: 'choosing.outcomeUnknown', actions: assign({ isUnheard: true }) },
      },
    },
    reset: { type: 'final', entry: 'forgetCode', output: { kind: 'reset' } },
    resetUnheard: { type: 'final', entry: 'forgetCode', output: { kind: 'reset unheard' } },
    linkRefused: { type: 'final', entry: 'forgetCode', output: { kind: 'link refused' } },
  },
  output: ({ event }) => event.output as ResetPasswordOutput,
});

export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>;
