import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const minute = 60_000;
const mira = toUuid('user:mfa@sky.test');
const sam = toUuid('user:sso@plain.test');

describe.each(databases)('single sign-on, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const { lever } = insurer;
  const sso = (token: string, partner = 'plain') => insurer.at(partner).get(`/platform/user/sso/${token}`);
  const minted = async (login: string, query = {}) => (await insurer.as(login, { type: 'sso', ...query })).token;

  it('accepts a token once', async () => {
    const token = await minted('sso@plain.test');
    expect(await sso(token)).toMatchObject({ status: 200, body: { userId: sam, accessToken: expect.any(String) } });
    expect(await sso(token)).toEqual(refusal(404, 'SESSION_NOT_FOUND'));
  });

  it('accepts it once from two who come together', async () => {
    const token = await minted('sso@plain.test');
    const both = await Promise.all([sso(token), sso(token)]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 404]);
  });

  it('accepts no other token, no expired one and none of another partner', async () => {
    const late = await minted('sso@plain.test');
    await lever.post('/clock', { advanceMs: 10 * minute });
    const { token: bearer } = await insurer.as('sso@plain.test');
    for (const token of ['nonsense', 'a.b.c', late, bearer])
      expect(await sso(token)).toEqual(refusal(401, 'UNAUTHORIZED_ACCESS'));
    expect(await sso(await minted('sso@plain.test'), 'sky')).toEqual(refusal(401, 'ACCESS_DENIED'));
  });

  it('asks for a second factor if the account has one, and names the agent', async () => {
    expect((await sso(await minted('mfa@sky.test'), 'sky')).body).toMatchObject({ userId: mira, mfaRequired: true });
    const handedOver = await minted('gallery@sky.test', { agent: 'agent@sky.test' });
    expect((await sso(handedOver, 'sky')).body).toMatchObject({
      userId: toUuid('user:gallery@sky.test'),
      agentId: toUuid('user:agent@sky.test'),
    });
  });

  it('cannot be used as a bearer', async () => {
    const { get, userId } = await insurer.as('anna@sky.test', { type: 'sso' });
    expect(await get(`/platform/users/${userId}`)).toEqual(refusal(401, 'UNAUTHORIZED_ACCESS'));
  });
});
