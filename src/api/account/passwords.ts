import type { GraphQLClient } from 'graphql-request';

import type { LinkAnswer } from '#machines/account/forgotPassword/forgotPassword.machine.ts';
import type { ResetAnswer } from '#machines/account/resetPassword/resetPassword.machine.ts';

import { ForgotPasswordDocument, ResetPasswordDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

type Dependencies = { client: GraphQLClient; partnerId: string };

/** Returns the calls that replace a forgotten password. They need no session, so a 401 is an ordinary refusal. */
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

  /** Takes no signal, because a sent request cannot be recalled. */
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
