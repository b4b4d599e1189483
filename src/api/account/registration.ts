import type { GraphQLClient } from 'graphql-request';

import type { LinkAnswer, NewAccount, RegistrationDetails } from '#machines/account/registration/registration.logic.ts';
import type { Refused } from '#machines/kit/refusals.ts';
import type { SignedIn } from '#machines/sign-in/answers.ts';
import { getBaseLanguage } from '#rules/languages.ts';

import { EnrolDocument, LinkDocument, RegisterDocument } from '../generated/documents.ts';
import { answered } from '../reaction.ts';

type Dependencies = {
  client: GraphQLClient;
  partnerId: string;
  /** ISO 3166-1 alpha-2: where the partner's customers live. */
  country: string;
  now: () => number;
};

const fields = ['firstName', 'surname', 'emailAddress', 'mobilePhoneNumber', 'externalPolicyNumber', 'password'];

/** Returns the calls that create an account. They need no session, so a 401 is a refusal like any other. */
export function createRegistrationApi({ client, partnerId, country, now }: Dependencies) {
  const personIn = ({ language, ...details }: RegistrationDetails) => ({
    ...details,
    locale: `${getBaseLanguage(language)}-${country}`,
  });

  const created = (ask: () => Promise<{ userId: string; accessToken: string }>): Promise<SignedIn | Refused> =>
    answered(async () => ({ kind: 'signed in', ...(await ask()), agentId: null, at: now() }), {
      signedIn: false,
      fields,
    });

  return {
    findLink: ({ linkId }: { linkId: string }, signal?: AbortSignal): Promise<LinkAnswer> =>
      answered(
        async () => {
          const { link } = await client.request({
            document: LinkDocument,
            variables: { linkId },
            ...(signal && { signal }),
          });
          const { secondaryId, active, mobilePhoneNumber, ...known } = link;
          const isUsed = Boolean(secondaryId);
          return {
            kind: 'found',
            link: { ...known, mobilePhoneNumber: mobilePhoneNumber ?? '', isUsed, isActive: active === 1 },
          };
        },
        { signedIn: false },
      ),

    /** Once sent it is not aborted. */
    register: ({ details, externalPolicyNumber, password }: NewAccount) =>
      created(async () => {
        const registration = { ...personIn(details), password, commsSms: true, externalPolicyNumber };
        return (await client.request({ document: RegisterDocument, variables: { partnerId, registration } })).register;
      }),

    /** Once sent it is not aborted. */
    enrol: ({ linkId, details, password }: NewAccount & { linkId: string }) =>
      created(async () => {
        const enrolment = { ...personIn(details), password };
        return (await client.request({ document: EnrolDocument, variables: { linkId, enrolment } })).enrol;
      }),
  };
}
