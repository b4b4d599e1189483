import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../kit/port.ts';
import {
  fieldProblems,
  getRefusalCode,
  isRefused,
  type Problems,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../kit/refusals.ts';
import type { Session } from '../session/session.ts';
import { type AccessAnswer, type SecondFactorWanted, type SignedIn, type SignInAnswer, toSession } from './answers.ts';
import { oneTimeCodeMachine } from './oneTimeCode.machine.ts';
import { secondFactorMachine } from './secondFactor.machine.ts';

/** `token`: handed over by another site for single sign-on; without it, that method cannot sign in. */
export type SignInMethod =
  | { kind: 'password' }
  | { kind: 'one-time code' }
  | { kind: 'single sign-on'; token: string | null };

export type SignInEvent = { type: 'credentials.given'; username: string; password: string };

type SignInInput = {
  way: SignInMethod;
  /** The partner's usual sign-in method, the fallback for a link that does not work. */
  usual: SignInMethod;
};

type SignInContext = SignInInput & {
  username: string;
  password: string;
  problems: Problems;
  signedIn: SignedIn | null;
  wanted: SecondFactorWanted | null;
  session: Session | null;
};

/**
 * Signs a user in by password, one-time code or single sign-on.
 *
 * Every failure leaves no half-open session: the token is deleted, and the form keeps its input. A 401 is an ordinary
 * refusal here, because there is no session yet that it could end.
 */
export const signInMachine = setup({
  types: {} as {
    context: SignInContext;
    events: SignInEvent;
    input: SignInInput;
    output: { session: Session; at: number };
    children: { oneTimeCode: 'oneTimeCode'; secondFactor: 'secondFactor' };
  },
  actors: {
    signIn: promisePort<SignInAnswer, { username: string; password: string }>('signIn'),
    exchangeToken: promisePort<SignInAnswer, { token: string }>('exchangeToken'),
    getAccess: promisePort<AccessAnswer, { id: string }>('getAccess'),
    oneTimeCode: oneTimeCodeMachine,
    secondFactor: secondFactorMachine,
  },
  actions: {
    ...refusalPorts,
    keepToken: actionPort<{ token: string }>('keepToken'),
    forgetToken: actionPort('forgetToken'),
    forgetSignedIn: assign({ signedIn: null, wanted: null }),
    // A token works once, so it is never tried again.
    forgetLink: assign({ way: { kind: 'single sign-on', token: null } }),
    takeUsualWay: assign(({ context: { way, usual } }) => ({ way: isLink(way) && !way.token ? usual : way })),
    takeAnswer: assign((_, answer: SignInAnswer) => ({
      signedIn: answer.kind === 'signed in' ? answer : null,
      wanted: answer.kind === 'second factor' ? answer : null,
    })),
  },
  guards: {
    ...refusalGuards,
    isGivenUp: (_, answer: { kind: string }) => answer.kind === 'given up',
    needsSecondFactor: ({ context }) => context.wanted !== null,
    comesWithToken: ({ context: { way } }) => isLink(way) && way.token !== null,
    comesWithoutToken: ({ context: { way } }) => isLink(way),
    hasNoOtherWay: ({ context: { usual } }) => isLink(usual),
    leavesNoWay: ({ context: { usual } }, answer: SignInAnswer) =>
      isLink(usual) && getRefusalCode(answer) === 'UNAUTHORIZED_ACCESS',
    comesWithCode: ({ context: { way } }) => way.kind === 'one-time code',
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    username: '',
    password: '',
    problems: {},
    signedIn: null,
    wanted: null,
    session: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      entry: ['forgetSignedIn', 'takeUsualWay'],
      always: [
        { guard: 'comesWithToken', target: 'exchanging' },
        { guard: 'comesWithoutToken', target: 'waitingForToken' },
        { guard: 'comesWithCode', target: 'oneTimeCode' },
        { target: 'credentials' },
      ],
    },
    credentials: {
      exit: assign({ problems: {} }),
      on: {
        'credentials.given': {
          target: 'submitting',
          actions: assign({ username: ({ event }) => event.username, password: ({ event }) => event.password }),
        },
      },
    },
    submitting: {
      exit: assign({ password: '' }),
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { username, password } }) => ({ username, password }),
        onDone: [
          { guard: isRefused, target: 'credentials', actions: [react, assign({ problems: fieldProblems })] },
          { target: 'deciding', actions: withOutput('takeAnswer') },
        ],
        onError: { target: 'credentials', actions: 'announceUnanswered' },
      },
    },
    oneTimeCode: {
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        onDone: { target: 'deciding', actions: withOutput('takeAnswer') },
      },
    },
    exchanging: {
      exit: 'forgetLink',
      invoke: {
        id: 'exchangeToken',
        src: 'exchangeToken',
        input: ({ context: { way } }) => ({ token: way.kind === 'single sign-on' ? (way.token ?? '') : '' }),
        onDone: [
          // The page itself says what to do; a notice would ask the user to sign in where they cannot.
          { guard: withOutput('leavesNoWay'), target: 'tokenRefused' },
          { guard: isRefused, target: 'turnedBack', actions: react },
          { target: 'deciding', actions: withOutput('takeAnswer') },
        ],
        onError: { target: 'turnedBack', actions: 'announceUnanswered' },
      },
    },
    turnedBack: {
      always: [{ guard: 'hasNoOtherWay', target: 'tokenRefused' }, { target: 'choosing' }],
    },
    tokenRefused: {},
    waitingForToken: {},
    deciding: {
      always: [{ guard: 'needsSecondFactor', target: 'secondFactor' }, { target: 'entering' }],
    },
    secondFactor: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { wanted } }) => ({ userId: wanted?.userId ?? '', session: wanted?.session ?? '' }),
        onDone: [
          { guard: withOutput('isGivenUp'), target: 'choosing' },
          {
            target: 'entering',
            actions: assign({
              signedIn: ({ event }) => (event.output.kind === 'signed in' ? event.output : null),
              wanted: null,
            }),
          },
        ],
      },
    },
    entering: {
      entry: { type: 'keepToken', params: ({ context }) => ({ token: context.signedIn?.accessToken ?? '' }) },
      invoke: {
        id: 'getAccess',
        src: 'getAccess',
        input: ({ context: { signedIn } }) => ({ id: signedIn?.agentId ?? signedIn?.userId ?? '' }),
        onDone: [
          { guard: isRefused, target: 'choosing', actions: ['forgetToken', react] },
          {
            target: 'done',
            actions: assign({ session: ({ context, event }) => toSession(context.signedIn, event.output) }),
          },
        ],
        onError: { target: 'choosing', actions: ['forgetToken', 'announceUnanswered'] },
      },
    },
    done: { type: 'final', entry: 'forgetSignedIn' },
  },
  output: ({ context }) => outputOf(context),
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

const isLink = (way: SignInMethod) => way.kind === 'single sign-on';

function outputOf({ session }: SignInContext) {
  return { session: session as Session, at: session?.signedInAt ?? 0 };
}
