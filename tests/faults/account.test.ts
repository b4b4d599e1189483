import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { toUuid } from '#sandbox/ids.ts';
import { createAccountApi } from '#src/api/account/account.ts';
import { loadDataset } from '#src/api/datasets.ts';
import { PoliciesDocument, UserDocument } from '#src/api/generated/documents.ts';

import { type Line, startLine } from './line.ts';

const emil = toUuid('user:emil@sky.test');
const path = `/platform/users/${emil}`;

const policyRefusals: Record<string, string> = {
  'POL-NONE': 'POLICY_NOT_FOUND',
  'POL-EXPIRED': 'POLICY_EXPIRED',
  'POL-INACTIVE': 'POLICY_INACTIVE',
  'POL-INVALID': 'POLICY_INVALID',
  'POL-OTHER': 'ALREADY_ASSIGNED',
};

let line: Line;
let api: ReturnType<typeof createAccountApi>;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 3_000 });
  api = createAccountApi({ client: line.client, country: 'US' });
});
afterEach(() => line.clear());
afterAll(() => line.close());

/** Reads the insurer's data through the app. */
async function held() {
  const queries = line.queries();
  for (const name of ['USER_DETAILS', 'POLICIES'] as const)
    await loadDataset(queries, { name, userId: emil }, { now: Date.now });
  const user = queries.readQuery(UserDocument, { id: emil })?.data?.user;
  const policies = queries.readQuery(PoliciesDocument, { userId: emil })?.data?.policies ?? [];
  return {
    surname: user?.surname,
    locale: user?.locale,
    marketing: user?.communicationPreferences.marketing,
    preferred: user?.communicationPreferences.transactional.find(({ preferred }) => preferred === 1)?.commsId,
    emailAddress: user?.emailAddress,
    terms: user?.terms.status,
    policies: policies.map(({ externalPolicyNumber }) => externalPolicyNumber),
  };
}

describe('a change of an account, from the app to the insurer,', () => {
  beforeAll(async () => line.signedInWith(await line.tokenOf('emil@sky.test')));

  it('succeeds in each of the calls', async () => {
    const key = randomUUID;

    expect(
      await Promise.all([
        api.updateProfile({ id: emil, changes: { surname: 'Lund', language: 'FR' }, key: key() }),
        api.updatePreferences(['EMAIL', 'SMS'])({
          id: emil,
          changes: { marketing: 'SMS', active: 'SMS', preferred: 'SMS' },
          key: key(),
        }),
        api.joinPolicy(emil)({ details: { externalPolicyNumber: 'POL-NEAR' }, key: key() }),
      ]),
    ).toEqual([{ kind: 'edited' }, { kind: 'edited' }, { kind: 'added', added: { externalPolicyNumber: 'POL-NEAR' } }]);
    expect(
      await api.changeEmail({ id: emil, changes: { emailAddress: 'lund@sky.test', language: 'FR' }, key: key() }),
    ).toEqual({ kind: 'edited' });

    expect(await held()).toEqual({
      surname: 'Lund',
      locale: 'fr-US',
      marketing: 'SMS',
      preferred: 'SMS',
      emailAddress: 'lund@sky.test',
      terms: 'ACCEPTED',
      policies: ['POL-NOLIMIT', 'POL-NEAR'],
    });
  });

  it('happens once if its answer was lost and it is sent again under its key', async () => {
    const details = { externalPolicyNumber: 'POL-CAPPED' };
    const addition = { details, key: randomUUID() };
    await line.raise({ path: `${path}/policies/POL-CAPPED`, lost: true, times: 1 });

    await expect(api.joinPolicy(emil)(addition)).rejects.toThrow(/fetch|NO_ANSWER|insurer/i);
    expect((await held()).policies).toContain('POL-CAPPED');
    expect(await api.joinPolicy(emil)(addition)).toEqual({ kind: 'added', added: details });

    expect(await api.joinPolicy(emil)({ details, key: randomUUID() })).toEqual({
      kind: 'refused',
      reaction: { kind: 'fields', fields: { externalPolicyNumber: 'ALREADY_ASSIGNED' } },
    });
  });

  it('keeps the new address if the answer was lost and the change is sent again', async () => {
    const edit = { id: emil, changes: { emailAddress: 'emil.lund@sky.test', language: 'EN' }, key: randomUUID() };
    await line.raise({ path: `${path}/changeEmail`, lost: true, times: 1 });

    await expect(api.changeEmail(edit)).rejects.toThrow(/fetch|NO_ANSWER|insurer/i);
    expect((await held()).emailAddress).toBe('emil.lund@sky.test');
    expect(await api.changeEmail(edit)).toEqual({ kind: 'edited' });
  });

  it('does not happen if the request was lost', async () => {
    await line.raise({ path: `${path}/changeEmail`, network: true, times: 1 });
    const before = (await held()).emailAddress;

    await expect(
      api.changeEmail({ id: emil, changes: { emailAddress: 'nobody@sky.test', language: 'EN' }, key: randomUUID() }),
    ).rejects.toThrow(/fetch|NO_ANSWER|insurer/i);

    expect((await held()).emailAddress).toBe(before);
  });

  it.each(['POL-NONE', 'POL-EXPIRED', 'POL-INACTIVE', 'POL-INVALID', 'POL-OTHER'])(
    'shows beside the policy number why %s cannot be added',
    async (externalPolicyNumber) => {
      const answer = await api.joinPolicy(emil)({ details: { externalPolicyNumber }, key: randomUUID() });

      expect(answer).toEqual({
        kind: 'refused',
        reaction: { kind: 'fields', fields: { externalPolicyNumber: policyRefusals[externalPolicyNumber] } },
      });
    },
  );

  it('shows beside the address that another account uses it', async () => {
    const changes = { emailAddress: 'mfa@sky.test', language: 'EN' };

    expect(await api.changeEmail({ id: emil, changes, key: randomUUID() })).toEqual({
      kind: 'refused',
      reaction: { kind: 'fields', fields: { emailAddress: 'EMAIL_ALREADY_USED' } },
    });
  });

  it.each(['PHONE_NUMBER_EXISTS', 'PHONE_NUMBER_NOT_INTERNATIONAL'] as const)(
    'shows %s beside the phone number',
    async (code) => {
      await line.raise({ path, code, times: 1 });

      expect(
        await api.updateProfile({ id: emil, changes: { mobilePhoneNumber: '+15550100700' }, key: randomUUID() }),
      ).toEqual({ kind: 'refused', reaction: { kind: 'fields', fields: { mobilePhoneNumber: code } } });
    },
  );

  it('shows the insurer’s problem beside its field', async () => {
    expect(await api.updateProfile({ id: emil, changes: { surname: 'Failed Validation' }, key: randomUUID() })).toEqual(
      { kind: 'refused', reaction: { kind: 'fields', fields: { surname: 'invalid' } } },
    );
  });
});

it('accepts the terms once', async () => {
  line.signedInWith(await line.tokenOf('pending@sky.test'));
  const acceptance = { id: toUuid('user:pending@sky.test'), key: randomUUID() };
  await line.raise({ path: '/platform/users/*', method: 'PATCH', lost: true, times: 1 });

  await expect(api.acceptTerms(acceptance)).rejects.toThrow(/fetch|NO_ANSWER|insurer/i);

  expect(await api.acceptTerms(acceptance)).toEqual({ kind: 'accepted' });
});
