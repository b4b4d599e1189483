import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, findApiKey, refusal } from '#tests/kit/sandbox/insurer.ts';
import { reads } from '#tests/kit/sandbox/reads.ts';
import { toUuid } from '../ids.ts';

const minute = 60_000;
const anna = toUuid('user:anna@sky.test');
const emil = toUuid('user:emil@sky.test');
const vera = toUuid('user:vera@voyage.test');
const denied = refusal(401, 'ACCESS_DENIED');
const unauthorized = refusal(401, 'UNAUTHORIZED_ACCESS');
const closed = [...Object.values(reads).map(({ path }) => path), () => '/platform/user/logout'];
const named = Object.entries(reads).filter(([, read]) => read.named);

describe.each(databases)('access, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const { lever } = insurer;

  describe.each(Object.entries(reads))('to %s', (_call, { path }) => {
    it('is granted to its customer, even without any right', async () => {
      for (const login of ['anna@sky.test', 'bare@sky.test', 'readonly@sky.test']) {
        const { get, userId } = await insurer.as(login);
        expect(await get(path(userId))).toMatchObject({ status: 200 });
      }
    });
  });

  describe.each(named)('to somebody else’s %s', (_call, { path }) => {
    it('is denied to a customer, of this partner or another, and to a widget', async () => {
      const { get } = await insurer.as('anna@sky.test');
      for (const other of [emil, vera, toUuid('user:nobody')]) expect(await get(path(other))).toEqual(denied);
      const widget = await insurer.as('widget-anna', { type: 'widget' });
      expect(await widget.get(path(emil))).toEqual(denied);
    });

    it('is given to an agent about the customer of the session only', async () => {
      for (const login of ['agent@sky.test', 'agentlite@sky.test', 'admin@sky.test']) {
        const { get, userId } = await insurer.as('gallery@sky.test', { agent: login });
        expect(await get(path(userId))).toMatchObject({ status: 200 });
        for (const other of [anna, emil, vera, toUuid('user:nobody')]) expect(await get(path(other))).toEqual(denied);
      }
    });

    it('is denied to one agent about another', async () => {
      const { get } = await insurer.as('agentlite@sky.test');
      expect(await get(path(toUuid('user:agent@sky.test')))).toEqual(denied);
    });
  });

  describe.each(closed.map((path) => path(anna)))('to %s', (path) => {
    it('needs an API key before anything else', async () => {
      const { token } = await insurer.as('anna@sky.test');
      const bearer = { authorization: `Bearer ${token}` };
      for (const partner of ['none', ''])
        expect(await insurer.at(partner, bearer).get(path)).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    });

    it('needs a token of that partner', async () => {
      const { token } = await insurer.as('anna@sky.test');
      expect(await insurer.at('voyage', { authorization: `Bearer ${token}` }).get(path)).toEqual(denied);
    });

    it('needs a token that is intact, signed here, current and not revoked', async () => {
      const { token } = await insurer.as('anna@sky.test');
      const [head, claims = '', signature] = token.split('.');
      const other = Buffer.from(claims, 'base64url').toString().replace(anna, emil);
      const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      const { token: revoked } = await insurer.as('anna@sky.test', { type: 'revoked' });
      const wrong = [
        `${head}.${Buffer.from(other).toString('base64url')}.${signature}`,
        `${none}.${claims}.`,
        `${head}.${claims}`,
        `${token}.more`,
        'nonsense',
        revoked,
      ];
      for (const bad of wrong)
        expect(await insurer.at('sky', { authorization: `Bearer ${bad}` }).get(path)).toEqual(unauthorized);
      for (const header of ['', `Basic ${token}`, token])
        expect(await insurer.at('sky', { authorization: header }).get(path)).toEqual(unauthorized);
      expect(await insurer.at('sky').get(path)).toEqual(unauthorized);
    });
  });

  it('ends sixty minutes after it began, regardless of activity', async () => {
    const { get } = await insurer.as('anna@sky.test');
    await lever.post('/clock', { advanceMs: 59 * minute });
    expect(await get('/travel/passengers')).toMatchObject({ status: 200 });
    await lever.post('/clock', { advanceMs: minute });
    expect(await get('/travel/passengers')).toEqual(unauthorized);
  });

  it('ends without a message if the token was revoked silently', async () => {
    const { get, token } = await insurer.as('anna@sky.test');
    await lever.post('/revoke', { token, bare: true });
    expect(await get('/travel/passengers')).toEqual({ status: 401, text: '', body: undefined });
  });

  it('ends for every session of a user at once', async () => {
    const all = [await insurer.as('emil@sky.test'), await insurer.as('emil@sky.test', { type: 'widget' })];
    expect((await lever.post('/revoke', { user: 'emil@sky.test' })).body).toMatchObject({ ended: expect.any(Number) });
    for (const { get } of all) expect(await get('/travel/passengers')).toEqual(unauthorized);
  });

  it('is denied to a locked account, and a closed account is not found', async () => {
    const locked = await insurer.as('widget-bad', { type: 'widget' });
    expect(await locked.get('/platform/users/widget-bad/access')).toEqual(denied);
    const gone = await insurer.as('gone@sky.test');
    expect(await gone.get(`/platform/users/${gone.userId}`)).toEqual(refusal(404, 'USER_NOT_FOUND'));
  });

  it('is granted to a widget by its name, with its own rights, to the portal of its owner', async () => {
    const widget = await insurer.as('widget-none', { type: 'widget' });
    expect((await widget.get('/platform/users/widget-none/access')).body).toMatchObject({
      userId: anna,
      accessProfile: [],
    });
    expect((await widget.get(`/platform/users/${anna}/access`)).body).toMatchObject({
      userId: anna,
      accessProfile: [],
    });
    expect(await widget.get('/platform/users/widget-anna/access')).toMatchObject({ status: 400 });
  });

  describe.each(Object.entries(reads).filter(([call]) => call !== 'E16'))('to %s', (_call, { path }) => {
    it('is denied to a widget whose account has none of its features', async () => {
      const widget = await insurer.as('widget-none', { type: 'widget' });
      expect(await widget.get(path(anna))).toEqual(denied);
      const own = await insurer.as('widget-anna', { type: 'widget' });
      expect(await own.get(path(anna))).toMatchObject({ status: 200 });
    });
  });

  it('is granted to an agent with their own rights and the customer’s data', async () => {
    const agent = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
    const agentId = toUuid('user:agent@sky.test');
    const roles = { AGENT: { write: true } };
    expect((await agent.get(`/platform/users/${agentId}/access`)).body).toMatchObject({ userId: anna, roles });
    expect((await agent.get('/travel/passengers')).body).toHaveLength(4);
  });

  it('is denied for an unknown API key, signed in or not', async () => {
    const stranger = insurer.at('none');
    expect(await stranger.get('/platform/client?domain=http://sky.localhost')).toEqual(
      refusal(404, 'PARTNER_NOT_FOUND'),
    );
    expect(await stranger.get('/nothing')).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    const body = { username: 'anna@sky.test', password: 'Passw0rd!', partnerId: toUuid('partner:sky') };
    expect(await stranger.post('/platform/user/login', body)).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    expect(await insurer.at('voyage').post('/platform/user/login', body)).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
  });

  it('uses a separate key for each partner', () => {
    const keys = insurer.sandbox.partners.partners.map(({ name }) => findApiKey(insurer.sandbox, name));
    expect(new Set(keys).size).toBe(8);
    expect(keys.every((key) => key.length >= 32)).toBe(true);
  });
});
