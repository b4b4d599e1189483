import { describe, expect, it } from 'vitest';
import { insurerCodes } from '#schema/errors.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const insurer = borrowInsurer();
const { lever } = insurer;
const partnerId = (name: string) => toUuid(`partner:${name}`);
const valueOf = (body: unknown, name: string) => String((body as Record<string, unknown>)[name]);

const login = (username: string, password = 'Passw0rd!') =>
  insurer.at('sky').post('/platform/user/login', { username, password, partnerId: partnerId('sky') });
const requestCode = (identifier: string) =>
  insurer.at('rails').post('/platform/user/login/otc', { identifier, partnerId: partnerId('rails') });
const confirm = async (code: string) => {
  const sessionId = valueOf((await requestCode('otc@rails.test')).body, 'sessionId');
  return insurer.at('rails').post('/platform/user/login/confirm', { sessionId, code });
};
const confirmFactor = async (code: string) => {
  const { body } = await login('mfa@sky.test');
  const asked = { userId: valueOf(body, 'userId'), session: valueOf(body, 'session'), code };
  return insurer.at('sky').post('/platform/user/mfa/confirm', asked);
};
const forget = (emailAddress: string) =>
  insurer.at('sky').post('/platform/user/forgotPassword', { emailAddress, partnerId: partnerId('sky') });
const resetBy = (code: string) =>
  insurer
    .at('sky')
    .post('/platform/user/resetPassword', { code, password: 'Harbour-4-Lanterns', partnerId: partnerId('sky') });
const reading = async (who: string, path: (id: string) => string) => {
  const { get, userId } = await insurer.as(who);
  return get(path(userId));
};

describe('a magic input', () => {
  it.each([
    ['SESSION_INVALID_CODE', () => confirm('222222')],
    ['CODE_NOT_FOUND', () => confirm('333333')],
    ['SESSION_NOT_FOUND', () => confirm('444444')],
    ['MFA_INVALID_CODE', () => confirmFactor('000000')],
    ['MFA_SESSION_EXPIRED', () => confirmFactor('111111')],
    ['INCORRECT_CREDENTIALS', () => login('anna@sky.test', 'wrong')],
    ['ACCESS_DENIED', () => login('locked@sky.test')],
    ['ACCOUNT_NOT_FOUND', () => login('gone@sky.test')],
    ['USER_NOT_FOUND', () => requestCode('nobody@rails.test')],
    ['INVALID_ROLES', () => reading('badroles@sky.test', (id) => `/platform/users/${id}/access`)],
    ['CONFIG_MISSING', () => reading('noconfig@sky.test', (id) => `/platform/payouts/config?userId=${id}`)],
    ['CONFIG_ERROR', () => reading('confbroken@sky.test', (id) => `/platform/users/${id}/policies`)],
    [
      'PAYOUT_SERVICE_NOT_CONFIGURED',
      () => reading('piet@plain.test', (id) => `/platform/payouts/config?userId=${id}`),
    ],
    ['SYSTEM_CONFIG_NOT_SETUP', () => insurer.at('noconf').get('/platform/client?domain=http://noconf.localhost')],
    ['PARTNER_NOT_FOUND', () => insurer.at('sky').get('/platform/client?domain=http://nobody.localhost')],
    ['UNAUTHORIZED_ACCESS', () => insurer.at('plain').get('/platform/user/sso/unknown')],
    ['ACCOUNT_NOT_FOUND', () => forget('gone@sky.test')],
    ['CODE_NOT_FOUND', () => resetBy('unknown')],
  ] as const)('raises %s', async (code, attempt) => {
    expect(await attempt()).toEqual(refusal(insurerCodes[code].status, code));
  });

  it.each([
    ['INVALID_CODE', '000000'],
    ['INVALID_CODE', '987654'],
    ['EXPIRED_CODE', '111111'],
    ['TOO_MANY_ATTEMPTS', '555555'],
  ])('raises %s of the field, with %s', async (code, typed) => {
    expect(await confirm(typed)).toEqual(refusal(400, code, { code: code.toLowerCase() }));
  });

  it('raises codes that name a field', async () => {
    expect(await requestCode('nophone@rails.test')).toEqual(
      refusal(400, 'MISSING_PHONE_NUMBER', { identifier: 'missing_phone_number' }),
    );
    expect(await insurer.at('sky').get('/platform/client?domain=sky.localhost')).toEqual(
      refusal(400, 'HTTP_MISSING_IN_URL', { domain: 'http_missing_in_url' }),
    );
  });

  it('locks the code with 555555, and the second factor with 111111', async () => {
    const sessionId = valueOf((await requestCode('otc@rails.test')).body, 'sessionId');
    const enter = (code: string) => insurer.at('rails').post('/platform/user/login/confirm', { sessionId, code });
    await enter('555555');
    expect(await enter('123456')).toMatchObject({ status: 400, body: { code: 'TOO_MANY_ATTEMPTS' } });
  });

  it('raises UNAUTHORIZED_ACCESS after a wait, and the customer signs in again', async () => {
    const { get } = await insurer.as('anna@sky.test');
    await lever.post('/clock', { advanceMs: 61 * 60_000 });
    expect(await get('/travel/passengers')).toEqual(refusal(401, 'UNAUTHORIZED_ACCESS'));
    expect(await login('anna@sky.test')).toMatchObject({ status: 200 });
  });
});

describe('a malformed request', () => {
  const post = (body: unknown, headers = {}) => insurer.at('sky').post('/platform/user/login', body, headers);
  const json = { 'content-type': 'application/json' };
  const credentials = { username: 'anna@sky.test', password: 'Passw0rd!', partnerId: partnerId('sky') };

  it('is told every missing part', async () => {
    const all = { username: 'required', password: 'required', partnerId: 'required' };
    expect(await post(undefined)).toEqual(refusal(400, 'MISSING_PARAMS', all));
    expect(await post({ username: 'anna@sky.test' })).toEqual(
      refusal(400, 'MISSING_PARAMS', { password: 'required', partnerId: 'required' }),
    );
  });

  it.each([
    ['an object where a text belongs', { ...credentials, username: { $ne: '' } }, 'username'],
    ['a text that is too long', { ...credentials, password: 'x'.repeat(255) }, 'password'],
    ['an id that is none', { ...credentials, partnerId: 'sky' }, 'partnerId'],
  ])('is told about %s', async (_what, body, field) => {
    expect(await post(body)).toEqual(refusal(400, 'INVALID_PARAMS', { [field]: 'invalid' }));
  });

  it('is told that it cannot be read', async () => {
    for (const text of ['{"username":', '', 'null and void'])
      expect(await post(text, json)).toEqual(refusal(400, 'GENERAL_400'));
    expect(await insurer.at('sky').get('/platform/%')).toEqual(refusal(400, 'GENERAL_400'));
    expect(await post('x'.repeat(1_100_000), json)).toEqual(refusal(413));
    expect(await post('username=anna', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual(refusal(415));
  });

  it('names only one person', async () => {
    const { get, userId } = await insurer.as('anna@sky.test');
    expect(await get(`/travel/trips?userId=${userId}&userId=${userId}`)).toEqual(
      refusal(400, 'INVALID_PARAMS', { userId: 'invalid' }),
    );
    expect(await get('/travel/trips')).toEqual(refusal(400, 'MISSING_PARAMS', { userId: 'required' }));
  });
});
