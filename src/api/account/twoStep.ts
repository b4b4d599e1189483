import type { GraphQLClient } from 'graphql-request';

import type { ChangeAnswer, SecretAnswer, VerificationAnswer } from '#machines/account/twoStep/twoStep.logic.ts';

import { ChangeMfaDocument, RequestMfaSecretDocument, UserDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

type Dependencies = {
  client: GraphQLClient;
  /** Whether there is a session that a 401 ends. While an account is created there is none. */
  signedIn: boolean;
};

/** Returns the calls that turn two-step verification on and off. */
export const createTwoStepApi = ({ client, signedIn }: Dependencies) => ({
  readVerification: ({ userId }: { userId: string }, signal?: AbortSignal): Promise<VerificationAnswer> =>
    answered(
      async () => {
        const { user } = await client.request({
          document: UserDocument,
          variables: { id: userId },
          ...(signal && { signal }),
        });
        return { kind: 'read', isOn: user.mfaEnabled, emailAddress: user.emailAddress };
      },
      { signedIn },
    ),

  requestSecret: ({ label }: { label: string }): Promise<SecretAnswer> =>
    answered(
      async () => {
        const { requestMfaSecret } = await client.request({
          document: RequestMfaSecretDocument,
          variables: { label },
        });
        return { kind: 'offered', offer: requestMfaSecret };
      },
      { signedIn },
    ),

  /** Once sent it is not aborted. */
  changeVerification: ({ to, code }: { to: 'on' | 'off'; code: string }): Promise<ChangeAnswer> =>
    answered(
      async () => {
        const { changeMfa } = await client.request({
          document: ChangeMfaDocument,
          variables: { change: { enabled: to === 'on', code } },
        });
        return { kind: 'changed', isOn: changeMfa.mfaEnabled };
      },
      { signedIn, fields: ['code'] },
    ),
});
