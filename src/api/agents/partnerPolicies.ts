import type { GraphQLClient } from 'graphql-request';

import type { NewPolicy, PolicyDetails } from '#machines/agents/policies/addPolicy.machine.ts';
import type { PoliciesFound } from '#machines/agents/policies/findPolicies.machine.ts';
import type { Added, Addition } from '#machines/kit/records/adding.ts';
import type { Deleted, Deletion } from '#machines/kit/records/deleting.ts';
import type { Edit, Edited } from '#machines/kit/records/editing.ts';

import {
  DeletePartnerPolicyDocument,
  PartnerPoliciesDocument,
  PatchPartnerPolicyDocument,
  PutPartnerPolicyDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';

const ofForm = {
  signedIn: true,
  fields: [
    'externalPolicyNumber',
    'active',
    'policyStart',
    'policyEnd',
    'maxInsured',
    'policyCap',
    'products',
    'entitlements',
  ],
  fieldByCode: {
    ALREADY_EXISTS: 'externalPolicyNumber',
    INVALID_PRODUCTS: 'products',
    PRODUCT_NOT_FOUND: 'products',
    INVALID_ENTITLEMENT: 'entitlements',
  },
} as const;

/** Calls that find and change the policies of a partner. */
export function createPartnerPoliciesApi({ client, partnerId }: { client: GraphQLClient; partnerId: string }) {
  return {
    findPolicies: ({ sought }: { sought: string }, signal: AbortSignal): Promise<PoliciesFound> =>
      answered(
        async () => {
          const variables = { partnerId, sought };
          const { partnerPolicies } = await client.request({ document: PartnerPoliciesDocument, variables, signal });
          return { kind: 'found', policies: partnerPolicies.map((policy) => ({ ...policy, active: flagIn(policy) })) };
        },
        { signedIn: true, fields: ['sought'] },
      ),

    addPolicy: ({ details, key }: Addition<NewPolicy>): Promise<Added<NewPolicy>> =>
      answered(async () => {
        const { externalPolicyNumber } = details;
        const policy = { externalPolicyNumber, ...toRequest(details) };
        const variables = { partnerId, policy };
        const answer = await client.request({
          document: PutPartnerPolicyDocument,
          variables,
          requestHeaders: keyed(key),
        });
        // The insurer may write the number in its own way.
        return { kind: 'added', added: { ...details, ...answer.putPartnerPolicy } };
      }, ofForm),

    changePolicy: ({ id, changes, key }: Edit<PolicyDetails>): Promise<Edited> =>
      answered(async () => {
        const variables = { partnerId, externalPolicyNumber: id, changes: toChanges(changes) };
        await client.request({ document: PatchPartnerPolicyDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'edited' };
      }, ofForm),

    deletePolicy: ({ id, key }: Deletion): Promise<Deleted> =>
      answered(
        async () => {
          const variables = { partnerId, externalPolicyNumber: id };
          await client.request({ document: DeletePartnerPolicyDocument, variables, requestHeaders: keyed(key) });
          return { kind: 'deleted' };
        },
        { signedIn: true },
      ),
  };
}

const flagIn = ({ active }: { active: number }) => (active === 1 ? 1 : 0);

const keysIn = (text: string): string[] =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);

const readings = {
  active: Number,
  policyStart: String,
  policyEnd: String,
  maxInsured: Number,
  policyCap: (text: string) => (text === '' ? null : Number(text)),
  products: keysIn,
  entitlements: keysIn,
} satisfies Record<keyof PolicyDetails, (text: string) => unknown>;

type Read = { [Field in keyof PolicyDetails]: ReturnType<(typeof readings)[Field]> };

const toChanges = (changes: Partial<PolicyDetails>): Partial<Read> =>
  Object.fromEntries(
    (Object.keys(readings) as (keyof PolicyDetails)[]).flatMap((field) => {
      const text = changes[field];
      return text === undefined ? [] : [[field, readings[field](text)]];
    }),
  );

const toRequest = (details: PolicyDetails): Read => toChanges(details) as Read;
