import type { GraphQLClient } from 'graphql-request';

import type { ChangeAnswer, SecretAnswer, VerificationAnswer } from '#machines/account/twoStep/twoStep.logic.ts';

import { ChangeMfaDocument, RequestMfaSecretDocument, VerificationDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

type Dependencies = {
  client: GraphQLClient;
  /** Whether there is a session that a 401 ends. While an account is created there is none. */
  signedIn: boolean;
};

/** Returns the calls that turn two-step verification on and off. Changes are not aborted once they are sent. */
export function createTwoStepApi({ client, signedIn }: Dependencies) {
  const change = (enabled: boolean, code: string): Promise<ChangeAnswer> =>
    answered(
      async () => {
        const variables = { change: { enabled, code } };
        const { changeMfa } = await client.request({ document: ChangeMfaDocument, variables });
        return { kind: 'changed', isOn: changeMfa.mfaEnabled };
      },
      { signedIn, fields: ['code'] },
    );

  return {
    readVerification: ({ userId }: { userId: string }, signal?: AbortSignal): Promise<VerificationAnswer> =>
      answered(
        async () => {
          const variables = { id: userId };
          const { user } = await client.request({
            document: VerificationDocument,
            variables,
            ...(signal && { signal }),
          });
          return { kind: 'read', isOn: user.mfaEnabled, emailAddress: user.emailAddress };
        },
        { signedIn },
      ),

    requestSecret: (variables: { label: string }, signal?: AbortSignal): Promise<SecretAnswer> =>
      answered(
        async () => {
          const document = RequestMfaSecretDocument;
          const { requestMfaSecret } = await client.request({ document, variables, ...(signal && { signal }) });
          return { kind: 'offered', offer: requestMfaSecret };
        },
        { signedIn },
      ),

    enable: ({ code }: { code: string }) => change(true, code),
    disable: ({ code }: { code: string }) => change(false, code),
  };
}
