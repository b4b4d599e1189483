import { assign, setup } from 'xstate';

import { actionPort, promisePort } from '../kit/port.ts';
import { getRefusalCode, type Problems, refusalGuards, refusalPorts } from '../kit/refusals.ts';
import type { Session } from '../session/session.ts';
import type { AccessAnswer, SecondFactorWanted, SignedIn, SignInAnswer } from './answers.ts';
import { oneTimeCodeMachine } from './oneTimeCode.machine.ts';
import { type SecondFactorOutcome, secondFactorMachine } from './secondFactor.machine.ts';

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

const isLink = (way: SignInMethod) => way.kind === 'single sign-on';

export const signInSetup = setup({
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
    chooseUsualWay: assign(({ context: { way, usual } }) => ({ way: isLink(way) && !way.token ? usual : way })),
    storeAnswer: assign((_, answer: SignInAnswer | SecondFactorOutcome) => ({
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
});
