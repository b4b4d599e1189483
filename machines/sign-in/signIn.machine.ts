import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { fieldProblems, isRefused, react, withOutput } from '../kit/refusals.ts';
import type { Session } from '../session/session.ts';
import { toSession } from './answers.ts';
import { signInSetup } from './signIn.setup.ts';

/**
 * Signs a user in by password, one-time code or single sign-on.
 *
 * Every failure leaves no half-open session: the token is deleted, and the form keeps its input. A 401 is an ordinary
 * refusal here, because there is no session yet that it could end.
 */
export const signInMachine = signInSetup.createMachine({
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
      entry: ['forgetSignedIn', 'chooseUsualWay'],
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
          { target: 'deciding', actions: withOutput('storeAnswer') },
        ],
        onError: { target: 'credentials', actions: 'announceUnanswered' },
      },
    },
    oneTimeCode: {
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        onDone: { target: 'deciding', actions: withOutput('storeAnswer') },
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
          { target: 'deciding', actions: withOutput('storeAnswer') },
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
          { target: 'entering', actions: withOutput('storeAnswer') },
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
  output: ({ context: { session } }) => ({ session: session as Session, at: session?.signedInAt ?? 0 }),
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
