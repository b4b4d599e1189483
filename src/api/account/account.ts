import type { GraphQLClient } from 'graphql-request';

import type { Accepted } from '#machines/account/acceptTerms/acceptTerms.machine.ts';
import type { EmailAddress } from '#machines/account/changeEmail/changeEmail.machine.ts';
import type { Preferences } from '#machines/account/editPreferences/editPreferences.machine.ts';
import type { Profile } from '#machines/account/editProfile/editProfile.machine.ts';
import type { PolicyNumber } from '#machines/account/joinPolicy/joinPolicy.machine.ts';
import type { Added, Addition } from '#machines/kit/records/adding.ts';
import type { Edit, Edited } from '#machines/kit/records/editing.ts';
import { policyByCode } from '#schema/policyRefusals.ts';

import {
  ChangeEmailDocument,
  JoinPolicyDocument,
  UpdateUserDocument,
  type UpdateUserMutationVariables,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

type Changes = UpdateUserMutationVariables['changes'];

type Dependencies = {
  client: GraphQLClient;
  /** The partner's country, ISO 3166-1 alpha-2: the second part of a new locale (spec P§5). */
  country: string;
};

const locale = (language: string, country: string) => `${language.toLowerCase()}-${country}`;

/** Returns the calls that change a customer's account. */
export function createAccountApi({ client, country }: Dependencies) {
  const update = async (id: string, changes: Changes, key: string) =>
    void (await client.request({
      document: UpdateUserDocument,
      variables: { id, changes },
      requestHeaders: keyed(key),
    }));

  return {
    updateProfile: ({ id, changes, key }: Edit<Profile>): Promise<Edited> =>
      answered(
        async () => {
          const { language } = changes;
          await update(id, { ...changes, ...(language && { locale: locale(language, country) }) }, key);
          return { kind: 'edited' };
        },
        {
          signedIn: true,
          fields: ['firstName', 'surname', 'mobilePhoneNumber', 'language', 'nationality'],
          fieldByCode: {
            PHONE_NUMBER_EXISTS: 'mobilePhoneNumber',
            PHONE_NUMBER_NOT_INTERNATIONAL: 'mobilePhoneNumber',
          },
        },
      ),

    /** @param channels all that the customer has, in the insurer's order */
    updatePreferences:
      (channels: readonly string[]) =>
      ({ id, changes: { marketing, active, preferred }, key }: Edit<Preferences>): Promise<Edited> =>
        answered(
          async () => {
            const isActive = (active ?? '').split(' ');
            const communications = channels.map((commsId) => ({
              commsId,
              active: isActive.includes(commsId) ? 1 : 0,
              preferred: commsId === preferred ? 1 : 0,
            }));
            await update(id, { ...(marketing && { marketing }), ...(active && { communications }) }, key);
            return { kind: 'edited' };
          },
          { signedIn: true, fields: ['marketing', 'communications'] },
        ),

    changeEmail: ({ id, changes: { emailAddress = '', language = '' }, key }: Edit<EmailAddress>): Promise<Edited> =>
      answered(
        async () => {
          const change = { emailAddress, language, locale: locale(language, country) };
          await client.request({
            document: ChangeEmailDocument,
            variables: { id, change },
            requestHeaders: keyed(key),
          });
          return { kind: 'edited' };
        },
        {
          signedIn: true,
          fields: ['emailAddress', 'language'],
          fieldByCode: { EMAIL_ALREADY_USED: 'emailAddress', EMAIL_EXISTS: 'emailAddress' },
        },
      ),

    joinPolicy:
      (id: string) =>
      ({ details, key }: Addition<PolicyNumber>): Promise<Added<PolicyNumber>> =>
        answered(
          async () => {
            await client.request({
              document: JoinPolicyDocument,
              variables: { id, ...details },
              requestHeaders: keyed(key),
            });
            return { kind: 'added', added: details };
          },
          {
            signedIn: true,
            fields: ['externalPolicyNumber'],
            fieldByCode: { ...policyByCode, ALREADY_ASSIGNED: 'externalPolicyNumber' },
          },
        ),

    acceptTerms: ({ id, key }: { id: string; key: string }): Promise<Accepted> =>
      answered(
        async () => {
          await update(id, { terms: { status: 'ACCEPTED' } }, key);
          return { kind: 'accepted' };
        },
        { signedIn: true },
      ),
  };
}
