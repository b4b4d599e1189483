import { createHook } from 'node:async_hooks';

import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { type Answer, borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const minute = 60_000;
const anna = toUuid('user:anna@sky.test');
const otto = toUuid('user:otc@rails.test');
const mira = toUuid('user:mfa@sky.test');
const ofCode = (code: string) => refusal(400, code, { code: code.toLowerCase() });
const signedIn = (userId: string) => ({ status: 200, body: { userId, accessToken: expect.any(String) } });
const sessionIn = ({ body }: Answer) => String((body as { sessionId?: string; session?: string }).sessionId);
const factorIn = ({ body }: Answer) => String((body as { session?: string }).session);
const tokenIn = ({ body }: Answer) => String((body as { accessToken?: string }).accessToken);
const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe.each(databases)('signing in, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const { lever } = insurer;

  const login = (username: string, password = 'Passw0rd!', partner = 'sky') =>
    insurer.at(partner).post('/platform/user/login', { username, password, partnerId: toUuid(`partner:${partner}`) });
  // The sandbox counts attempts by address, so each test uses its own addresses.
  let addresses = 0;
  const newAddress = () => `2001:db8:0:${((addresses += 1)).toString(16)}::`;
  let home = '';
  beforeEach(() => {
    home = newAddress();
  });
  const requestCode = (identifier: string, address = home) =>
    insurer
      .at('rails', { 'x-forwarded-for': address })
      .post('/platform/user/login/otc', { identifier, partnerId: toUuid('partner:rails') });
  const confirm = (sessionId: string, code: string, partner = 'rails', address = home) =>
    insurer.at(partner, { 'x-forwarded-for': address }).post('/platform/user/login/confirm', { sessionId, code });
  const textsTo = async (phone: string) =>
    ((await lever.get(`/outbox?to=${encodeURIComponent(phone)}`)).body as unknown[]).length;
  const confirmFactor = (session: string, code: string, userId = mira) =>
    insurer.at('sky').post('/platform/user/mfa/confirm', { userId, code, session });

  describe('by password', () => {
    it('opens a session of sixty minutes', async () => {
      const answer = await login('anna@sky.test');
      expect(answer).toMatchObject(signedIn(anna));
      const iat = Math.floor(insurer.sandbox.clock.now().getTime() / 1_000);
      expect(claimsIn(tokenIn(answer))).toEqual({
        jti: expect.any(String),
        sub: anna,
        username: 'anna@sky.test',
        partnerId: toUuid('partner:sky'),
        type: 'user',
        iat,
        exp: iat + 3_600,
      });
    });

    it('accepts the address in any case and with spaces', async () => {
      expect(await login('  Anna@Sky.TEST ')).toMatchObject(signedIn(anna));
    });

    it.each([
      ['a wrong password', 'anna@sky.test', 'Passw0rd', refusal(401, 'INCORRECT_CREDENTIALS')],
      ['somebody unknown', 'who@sky.test', 'Passw0rd!', refusal(404, 'ACCOUNT_NOT_FOUND')],
      ['a closed account', 'gone@sky.test', 'Passw0rd!', refusal(404, 'ACCOUNT_NOT_FOUND')],
      ['a locked account', 'locked@sky.test', 'Passw0rd!', refusal(401, 'ACCESS_DENIED')],
      ['somebody of another partner', 'vera@voyage.test', 'Passw0rd!', refusal(404, 'ACCOUNT_NOT_FOUND')],
      ['a widget account', 'widget-anna', 'Passw0rd!', refusal(401, 'INCORRECT_CREDENTIALS')],
    ])('refuses %s', async (_what, username, password, expected) => {
      expect(await login(username, password)).toEqual(expected);
    });

    it('derives a key for an unknown user as for a wrong password, which takes equally long', async () => {
      let derived = 0;
      const hook = createHook({ init: (_, type) => void (derived += type === 'SCRYPTREQUEST' ? 1 : 0) }).enable();
      const keysFor = async (username: string) => {
        derived = 0;
        await login(username, 'wrong');
        return derived;
      };
      expect(await keysFor('emil@sky.test')).toBe(1);
      expect(await keysFor('nobody@sky.test')).toBe(1);
      hook.disable();
    });

    it('opens the portal of the customer an agent acts for', async () => {
      const answer = await login('agent@sky.test');
      const agentId = toUuid('user:agent@sky.test');
      expect(answer.body).toEqual({ userId: anna, accessToken: expect.any(String), agentId });
      expect(claimsIn(tokenIn(answer))).toMatchObject({ sub: anna, agentId, username: 'agent@sky.test' });
    });
  });

  describe('by one-time code', () => {
    it.each([
      'otc@rails.test',
      'otc@rails.test\u200b',
      '+15550100002',
      '+1 (555) 010-0002',
      '+1\u2011555\u2011010\u20110002',
      '0015550100002',
    ])('sends one to %j', async (identifier) => {
      const sent = await requestCode(identifier);
      const mail = await lever.get('/outbox?to=%2B15550100002');
      expect(mail.body).toContainEqual(expect.objectContaining({ body: expect.stringContaining('123456') }));
      expect(await confirm(sessionIn(sent), '123456')).toMatchObject(signedIn(otto));
    });

    it.each(['123-456', '123\u2013456', '１２３４５６', '١٢٣٤٥٦', '12\u200b3456'])(
      'accepts a code typed as %j',
      async (code) => {
        expect(await confirm(sessionIn(await requestCode('otc@rails.test')), code)).toMatchObject(signedIn(otto));
      },
    );

    it('accepts a code once', async () => {
      const session = sessionIn(await requestCode('otc@rails.test'));
      await confirm(session, '123456');
      for (const code of ['123456', '999999'])
        expect(await confirm(session, code)).toEqual(refusal(400, 'SESSION_INVALID_CODE'));
    });

    it('accepts it once from five who come together', async () => {
      for (let round = 1; round <= 5; round += 1) {
        const session = sessionIn(await requestCode('otc@rails.test'));
        const all = await Promise.all(Array.from({ length: 5 }, () => confirm(session, '123456')));
        expect(all.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400, 400, 400, 400]);
      }
    });

    it('does not count a right code as a wrong one, however many come together', async () => {
      for (let round = 1; round <= 6; round += 1) {
        const session = sessionIn(await requestCode('otc@rails.test'));
        await Promise.all(Array.from({ length: 5 }, () => confirm(session, '123456')));
      }
      const session = sessionIn(await requestCode('otc@rails.test'));
      for (let tried = 1; tried <= 4; tried += 1)
        expect(await confirm(session, '999999')).toEqual(ofCode('INVALID_CODE'));
    });

    it('keeps a code valid when a stranger requests another', async () => {
      const session = sessionIn(await requestCode('otc@rails.test'));
      await requestCode('otc@rails.test', newAddress());
      expect(await confirm(session, '123456')).toMatchObject(signedIn(otto));
    });

    it('gives five tries, the fifth included', async () => {
      const session = sessionIn(await requestCode('otc@rails.test'));
      for (let tried = 1; tried <= 4; tried += 1)
        expect(await confirm(session, '999999')).toEqual(ofCode('INVALID_CODE'));
      expect(await confirm(session, '123456')).toMatchObject(signedIn(otto));
    });

    it('evaluates no sixth code, even the right one', async () => {
      const session = sessionIn(await requestCode('otc@rails.test'));
      for (let tried = 1; tried <= 4; tried += 1) await confirm(session, '999999');
      expect(await confirm(session, '999999')).toEqual(ofCode('TOO_MANY_ATTEMPTS'));
      expect(await confirm(session, '123456')).toEqual(ofCode('TOO_MANY_ATTEMPTS'));
    });

    it('evaluates five of thirty wrong codes that arrive at once', async () => {
      const session = sessionIn(await requestCode('otc@rails.test'));
      const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(session, '999999')));
      const codes = answers.map(({ body }) => (body as { code: string }).code).sort();
      expect(codes).toEqual([...Array(4).fill('INVALID_CODE'), ...Array(26).fill('TOO_MANY_ATTEMPTS')]);
      expect(await confirm(session, '123456', 'rails', newAddress())).toEqual(ofCode('TOO_MANY_ATTEMPTS'));
    });

    it('keeps a code for ten minutes', async () => {
      const first = sessionIn(await requestCode('otc@rails.test'));
      await lever.post('/clock', { advanceMs: 10 * minute - 1_000 });
      expect(await confirm(first, '123456')).toMatchObject(signedIn(otto));
      const second = sessionIn(await requestCode('otc@rails.test'));
      await lever.post('/clock', { advanceMs: 10 * minute });
      expect(await confirm(second, '123456')).toEqual(ofCode('EXPIRED_CODE'));
    });

    it('belongs to the partner that requested it', async () => {
      const session = sessionIn(await requestCode('otc@rails.test'));
      expect(await confirm(session, '123456', 'sky')).toEqual(refusal(404, 'SESSION_NOT_FOUND'));
    });

    it('grants one address twenty requests for an account in ten minutes, even at once', async () => {
      await lever.post('/clock', { advanceMs: 11 * minute });
      const answers = await Promise.all(Array.from({ length: 60 }, () => requestCode('paula@rails.test')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
      expect(await requestCode('paula@rails.test')).toEqual(refusal(400, 'TOO_MANY_ATTEMPTS'));
      expect(await requestCode('otc@rails.test')).toMatchObject({ status: 200 });
    });

    it('texts an account twenty times in ten minutes, and accepts the code of the last text after that', async () => {
      await lever.post('/clock', { advanceMs: 11 * minute });
      const before = await textsTo('+15550100002');
      for (let sent = 1; sent <= 25; sent += 1) await requestCode('otc@rails.test', newAddress());
      expect((await textsTo('+15550100002')) - before).toBe(20);
      const session = sessionIn(await requestCode('otc@rails.test'));
      expect(await confirm(session, '123456')).toMatchObject(signedIn(otto));
    });

    it('evaluates twenty wrong codes of an account in an hour, and still lets its owner in elsewhere', async () => {
      await lever.post('/clock', { advanceMs: 61 * minute });
      const guess = async () => confirm(sessionIn(await requestCode('otc@rails.test', newAddress())), '999999');
      for (let tried = 1; tried <= 20; tried += 1) expect(await guess()).toEqual(ofCode('INVALID_CODE'));
      expect(await guess()).toEqual(refusal(400, 'TOO_MANY_ATTEMPTS', { code: 'too_many_attempts' }));

      const away = newAddress();
      const fresh = sessionIn(await requestCode('otc@rails.test', away));
      expect(await confirm(fresh, '999999', 'rails', away)).toEqual(ofCode('INVALID_CODE'));
      expect(await confirm(fresh, '123456', 'rails', away)).toMatchObject(signedIn(otto));
      await lever.post('/clock', { advanceMs: 61 * minute });
    });

    it('evaluates thirty wrong codes from one address in a minute', async () => {
      const session = '5f0c0de0-0000-4000-8000-000000000000';
      for (let tried = 1; tried <= 30; tried += 1)
        await confirm(session.replace('0000', String(1000 + tried)), '999999');
      expect(await confirm(session, '999999')).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    });
  });

  describe('with a second factor', () => {
    const ask = async () => factorIn(await login('mfa@sky.test'));

    it('asks for it before it gives a token', async () => {
      const asked = await login('mfa@sky.test');
      expect(asked.body).toEqual({ userId: mira, mfaRequired: true, session: expect.any(String) });
      expect(await confirmFactor(factorIn(asked), '654321')).toMatchObject(signedIn(mira));
    });

    it('accepts the session once, for its user', async () => {
      const session = await ask();
      expect(await confirmFactor(session, '654321', anna)).toEqual(refusal(401, 'MFA_SESSION_EXPIRED'));
      expect(await confirmFactor(await ask(), '654321')).toMatchObject(signedIn(mira));
      expect(await confirmFactor(session, '654321')).toEqual(refusal(401, 'MFA_SESSION_EXPIRED'));
    });

    it('gives five tries', async () => {
      const session = await ask();
      for (let tried = 1; tried <= 4; tried += 1)
        expect(await confirmFactor(session, '123456')).toEqual(refusal(400, 'MFA_INVALID_CODE'));
      expect(await confirmFactor(session, '123456')).toEqual(refusal(401, 'MFA_SESSION_EXPIRED'));
      expect(await confirmFactor(session, '654321')).toEqual(refusal(401, 'MFA_SESSION_EXPIRED'));
    });

    it('expires after ten minutes', async () => {
      const session = await ask();
      await lever.post('/clock', { advanceMs: 10 * minute });
      expect(await confirmFactor(session, '654321')).toEqual(refusal(401, 'MFA_SESSION_EXPIRED'));
    });

    it('is not asked for after a one-time code, which is a factor itself', async () => {
      const sent = await insurer
        .at('sky')
        .post('/platform/user/login/otc', { identifier: 'mfa@sky.test', partnerId: toUuid('partner:sky') });
      expect(await confirm(sessionIn(sent), '123456', 'sky')).toMatchObject(signedIn(mira));
    });
  });

  it('ends on signing out, for that session only', async () => {
    const [one, other] = [await insurer.as('anna@sky.test'), await insurer.as('anna@sky.test')];
    expect(await one.get('/platform/user/logout')).toEqual({ status: 204, body: undefined, text: '' });
    expect(await one.get('/travel/passengers')).toEqual(refusal(401, 'UNAUTHORIZED_ACCESS'));
    expect(await other.get('/travel/passengers')).toMatchObject({ status: 200 });
  });
});
