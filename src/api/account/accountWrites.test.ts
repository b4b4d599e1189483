import type { GraphQLClient } from 'graphql-request';
import { expect, it } from 'vitest';
import { createPartnerPoliciesApi } from '../agents/partnerPolicies.ts';
import { createAccountApi } from './account.ts';

/** A client that answers everything, and writes down what it was asked. */
function recorder() {
  const asked: { variables: unknown; headers: unknown }[] = [];
  const request = async ({ variables, requestHeaders }: { variables: unknown; requestHeaders?: unknown }) => {
    asked.push({ variables, headers: requestHeaders });
    return { putPartnerPolicy: {} };
  };
  return { asked, client: { request } as unknown as GraphQLClient };
}

const key = 'the key';
const headers = { 'idempotency-key': 'the key' };

it('sends every change of an account under the key that it was given', async () => {
  const { asked, client } = recorder();
  const api = createAccountApi({ client, country: 'US' });

  await api.updateProfile({ id: 'anna', changes: { language: 'FR' }, key });
  await api.updatePreferences(['EMAIL', 'SMS'])({
    id: 'anna',
    changes: { marketing: 'NONE', active: 'SMS', preferred: 'SMS' },
    key,
  });
  await api.changeEmail({ id: 'anna', changes: { emailAddress: 'anna.b@sky.test', language: 'ES' }, key });
  await api.joinPolicy('anna')({ details: { externalPolicyNumber: 'POL-NEAR' }, key });
  await api.acceptTerms({ id: 'anna', key });

  expect(asked).toEqual([
    { headers, variables: { id: 'anna', changes: { language: 'FR', locale: 'fr-US' } } },
    {
      headers,
      variables: {
        id: 'anna',
        changes: {
          marketing: 'NONE',
          communications: [
            { commsId: 'EMAIL', active: 0, preferred: 0 },
            { commsId: 'SMS', active: 1, preferred: 1 },
          ],
        },
      },
    },
    {
      headers,
      variables: { id: 'anna', change: { emailAddress: 'anna.b@sky.test', language: 'ES', locale: 'es-US' } },
    },
    { headers, variables: { id: 'anna', externalPolicyNumber: 'POL-NEAR' } },
    { headers, variables: { id: 'anna', changes: { terms: { status: 'ACCEPTED' } } } },
  ]);
});

it('sends no cap for a policy without one, and a cap of nought where it was typed', async () => {
  const { asked, client } = recorder();
  const { addPolicy, changePolicy } = createPartnerPoliciesApi({ client, partnerId: 'sky' });
  const details = {
    externalPolicyNumber: 'POL-NEW',
    active: '1',
    policyStart: '2031-01-01',
    policyEnd: '2031-12-31',
    maxInsured: '3',
    policyCap: '',
    products: 'travel, luggage',
    entitlements: '',
  };

  await addPolicy({ details, key });
  await changePolicy({ id: 'POL-NEW', changes: { policyCap: '0' }, key });

  expect(asked).toEqual([
    {
      headers,
      variables: {
        partnerId: 'sky',
        policy: {
          externalPolicyNumber: 'POL-NEW',
          active: 1,
          policyStart: '2031-01-01',
          policyEnd: '2031-12-31',
          maxInsured: 3,
          policyCap: null,
          products: ['travel', 'luggage'],
          entitlements: [],
        },
      },
    },
    { headers, variables: { partnerId: 'sky', externalPolicyNumber: 'POL-NEW', changes: { policyCap: 0 } } },
  ]);
});
