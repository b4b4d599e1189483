import type { GraphQLClient } from 'graphql-request';
import { expect, it, vi } from 'vitest';

import { createRegistrationApi } from './registration.ts';

it.each([
  ['de', 'de-US'],
  ['zh', 'zh-US'],
  ['mx', 'es-US'],
])('sends an account in %s with the locale %s', async (language, locale) => {
  type Request = (asked: { variables: { registration: { locale: string } } }) => Promise<unknown>;
  const request = vi.fn<Request>().mockResolvedValue({ register: { userId: 'lina', accessToken: 'token' } });
  const client = { request } as unknown as GraphQLClient;
  const details = {
    firstName: 'Lina',
    surname: 'Sol',
    emailAddress: 'lina@sky.test',
    mobilePhoneNumber: '+15550100000',
    language,
  };

  await createRegistrationApi({ client, partnerId: 'sky', country: 'US', now: () => 0 }).register({
    details,
    externalPolicyNumber: null,
    password: 'Passw0rd!',
  });

  expect(request.mock.calls[0]?.[0].variables.registration.locale).toBe(locale);
});
