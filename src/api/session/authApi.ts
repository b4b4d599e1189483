import type { GraphQLClient } from 'graphql-request';

import type { AccessAnswer, SignedIn, SignInAnswer } from '#machines/sign-in/answers.ts';
import type { CodeSent } from '#machines/sign-in/oneTimeCode.machine.ts';

import type { LoginMutation } from '../generated/documents.ts';
import {
  AccessDocument,
  ConfirmMfaDocument,
  ConfirmOtcDocument,
  LoginDocument,
  LogoutDocument,
  RequestOtcDocument,
  SsoDocument,
} from '../generated/entry.ts';
import { answered } from '../reaction.ts';

type Dependencies = {
  client: GraphQLClient;
  partnerId: string;
  now: () => number;
};

/** Calls that sign a customer in and out. During sign-in a 401 is an ordinary refusal. */
export function createAuthApi({ client, partnerId, now }: Dependencies) {
  const signedIn = ({ userId, accessToken, agentId, session }: LoginMutation['login']): SignInAnswer =>
    accessToken
      ? { kind: 'signed in', userId, accessToken, agentId: agentId ?? null, at: now() }
      : { kind: 'second factor', userId, session: session ?? '' };

  return {
    signIn: (given: { username: string; password: string }, signal: AbortSignal): Promise<SignInAnswer> =>
      answered(
        async () => {
          const variables = { credentials: { ...given, partnerId } };
          return signedIn((await client.request({ document: LoginDocument, variables, signal })).login);
        },
        { signedIn: false, fields: ['username', 'password'] },
      ),

    requestCode: ({ identifier }: { identifier: string }, signal: AbortSignal): Promise<CodeSent> =>
      answered(
        async () => {
          const variables = { request: { identifier, partnerId } };
          const { requestOtc } = await client.request({ document: RequestOtcDocument, variables, signal });
          return { kind: 'sent', sessionId: requestOtc.sessionId, at: now() };
        },
        { signedIn: false, fields: ['identifier'] },
      ),

    confirmCode: (confirmation: { sessionId: string; code: string }, signal: AbortSignal): Promise<SignInAnswer> =>
      answered(
        async () => {
          const variables = { confirmation };
          return signedIn((await client.request({ document: ConfirmOtcDocument, variables, signal })).confirmOtc);
        },
        { signedIn: false, fields: ['code'] },
      ),

    exchangeToken: (variables: { token: string }, signal: AbortSignal): Promise<SignInAnswer> =>
      answered(async () => signedIn((await client.request({ document: SsoDocument, variables, signal })).sso), {
        signedIn: false,
      }),

    confirmSecondFactor: (confirmation: { userId: string; session: string; code: string }, signal: AbortSignal) =>
      answered(
        async (): Promise<SignedIn> => {
          const variables = { confirmation };
          const answer = signedIn(
            (await client.request({ document: ConfirmMfaDocument, variables, signal })).confirmMfa,
          );
          if (answer.kind !== 'signed in') throw new Error('A second factor was given, and another asked for');
          return answer;
        },
        { signedIn: false, fields: ['code'] },
      ),

    getAccess: (variables: { id: string }, signal: AbortSignal): Promise<AccessAnswer> =>
      answered(
        async () => ({
          kind: 'granted',
          access: (await client.request({ document: AccessDocument, variables, signal })).access,
        }),
        { signedIn: false },
      ),

    /**
     * Ignores failures, because the session has ended on this side anyway.
     *
     * @param token token of the ended session, which is no longer stored
     */
    logout: async (token: string): Promise<void> => {
      const requestHeaders = { authorization: `Bearer ${token}` };
      await client.request({ document: LogoutDocument, requestHeaders }).catch(() => undefined);
    },
  };
}

export type AuthApi = ReturnType<typeof createAuthApi>;
