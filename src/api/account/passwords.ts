import type { GraphQLClient } from 'graphql-request';

import type { LinkAnswer } from '#machines/account/forgotPassword/forgotPassword.machine.ts';
import type { ResetAnswer } from '#machines/account/resetPassword/resetPassword.machine.ts';

import { ForgotPasswordDocument, ResetPasswordDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

type Dependencies = { client: GraphQLClient; partnerId: string };

/** Replacing a password that was forgotten. Nobody need be signed in, so a 401 is a refusal like any other. */
export const createPasswordsApi = ({ client, partnerId }: Dependencies) => ({
  requestLink: ({ emailAddress }: { emailAddress: string }, signal?: AbortSignal): Promise<LinkAnswer> =>
    answered(
      async () => {
        const variables = { request: { emailAddress, partnerId } };
        await client.request({ document: ForgotPasswordDocument, variables, ...(signal && { signal }) });
        return { kind: 'sent' };
      },
      { signedIn: false, fields: ['emailAddress'] },
    ),

  /** What is sent is sent: it is not broken off. */
  resetPassword: ({ code, password }: { code: string; password: string }): Promise<ResetAnswer> =>
    answered(
      async () => {
        const variables = { reset: { code, password, partnerId } };
        await client.request({ document: ResetPasswordDocument, variables });
        return { kind: 'reset' };
      },
      { signedIn: false, fields: ['code', 'password'], fieldByCode: { INVALID_PASSWORD: 'password' } },
    ),
});
