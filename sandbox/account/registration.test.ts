import { beforeEach, describe, expect, it } from 'vitest';
import type { Code } from '#schema/errors.ts';
import { databases } from '#tests/kit/databases.ts';
import { type Answer, borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const lina = {
  firstName: 'Lina',
  surname: 'Brook',
  emailAddress: 'lina@sky.test',
  mobilePhoneNumber: '+15550100700',
  password: 'Harbour-4-Lanterns',
  locale: 'en-US',
};
const codeOf = ({ status, body }: Answer) => (body as { code?: string } | undefined)?.code ?? String(status);

describe.each(databases)('an account, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);

  // The sandbox counts registrations by address, so each test uses its own address. It also needs its own customer.
  let tests = 0;
  let home = {};
  let mine = lina;
  beforeEach(() => {
    tests += 1;
    home = { 'x-forwarded-for': `2001:db8:8::${tests.toString(16)}` };
    mine = { ...lina, emailAddress: `lina${tests}@sky.test`, mobilePhoneNumber: `+1555010${8000 + tests}` };
  });
  const register = (changes: object = {}, partner = 'sky') =>
    insurer
      .at(partner, home)
      .post(`/platform/user/register/${toUuid(`partner:${partner}`)}`, { ...mine, commsSms: true, ...changes });
  const link = (linkId: string, partner = 'sky') => insurer.at(partner, home).get(`/platform/user/link/${linkId}`);
  const enrol = (linkId: string, changes: object = {}) =>
    insurer.at('sky', home).post(`/accounts/user/enrol/${linkId}`, { ...mine, ...changes });
  const login = (username: string, password = 'Harbour-4-Lanterns', partner = 'sky') =>
    insurer
      .at(partner, home)
      .post('/platform/user/login', { username, password, partnerId: toUuid(`partner:${partner}`) });
  const withToken = ({ body }: Answer) => {
    const { userId, accessToken } = body as { userId: string; accessToken: string };
    const bearer = { authorization: `Bearer ${accessToken}` };
    return { userId, get: (path: string) => insurer.at('sky', bearer).get(path) };
  };

  it('is created with its policy, and signed in', async () => {
    const answer = await register({ externalPolicyNumber: ' pol-active ' });

    expect(answer.status).toBe(201);
    const { userId, get } = withToken(answer);
    expect((await get(`/platform/users/${userId}`)).body).toMatchObject({
      firstName: 'Lina',
      surname: 'Brook',
      emailAddress: mine.emailAddress,
      mobilePhoneNumber: mine.mobilePhoneNumber,
      language: 'EN',
      locale: 'en-US',
      employee: 0,
      mfaEnabled: false,
      terms: { status: 'PENDING' },
    });
    expect((await get(`/platform/users/${userId}/policies`)).body).toMatchObject([
      { externalPolicyNumber: 'POL-ACTIVE', policyCapUsed: 0 },
    ]);
    expect(await login(` ${mine.emailAddress.toUpperCase()} `)).toMatchObject({ status: 200, body: { userId } });
  });

  it('needs no policy', async () => {
    const { userId, get } = withToken(await register());

    expect((await get(`/platform/users/${userId}/policies`)).body).toEqual([]);
  });

  it('notifies its owner by email', async () => {
    await register();

    const mails = await insurer.lever.get(`/outbox?to=${encodeURIComponent(mine.emailAddress)}`);
    expect(mails.body).toMatchObject([{ body: 'Your account is ready. If you did not create it, please tell us.' }]);
  });

  it.each<[string, object, Code, Record<string, string>?]>([
    ['a policy that is unknown', { externalPolicyNumber: 'POL-NONE' }, 'POLICY_NOT_FOUND'],
    ['a policy that has run out', { externalPolicyNumber: 'POL-EXPIRED' }, 'POLICY_EXPIRED'],
    ['a policy that is inactive', { externalPolicyNumber: 'POL-INACTIVE' }, 'POLICY_INACTIVE'],
    ['another partner’s policy', { externalPolicyNumber: 'POL-INVALID' }, 'POLICY_INVALID'],
    ['a policy that is used up', { externalPolicyNumber: 'POL-USED' }, 'POLICY_TOO_MANY_USES'],
    ['a known address', { emailAddress: 'Anna@sky.test' }, 'EMAIL_EXISTS'],
    ['a known phone number', { mobilePhoneNumber: '+1 (555) 010-0001' }, 'PHONE_NUMBER_EXISTS'],
    [
      'a known customer',
      { firstName: 'Anna', surname: 'Berg', emailAddress: 'anna@sky.test', mobilePhoneNumber: '+15550100001' },
      'USER_EXISTS',
    ],
    ['the address of a closed account', { emailAddress: 'gone@sky.test' }, 'CREATE_CUSTOMER_ACCOUNT_FAILED'],
    [
      'no phone number',
      { mobilePhoneNumber: null },
      'MISSING_PHONE_NUMBER',
      { mobilePhoneNumber: 'missing_phone_number' },
    ],
    ['a phone number without its country', { mobilePhoneNumber: '07700900123' }, 'PHONE_NUMBER_NOT_INTERNATIONAL'],
    ['a phone number that is none', { mobilePhoneNumber: '+1' }, 'FAILED_VALIDATION', { mobilePhoneNumber: 'invalid' }],
    ['no locale', { locale: null }, 'MISSING_LOCALE'],
    ['a common password', { password: 'Password1!' }, 'INVALID_PASSWORD'],
    ['a name that is none', { surname: '!FAILED_VALIDATION' }, 'FAILED_VALIDATION', { surname: 'invalid' }],
    ['an address that is none', { emailAddress: 'lina at sky' }, 'FAILED_VALIDATION', { emailAddress: 'invalid' }],
    ['details that are refused', { firstName: 'Nemo' }, 'INVALID_USER_DETAILS'],
    ['a failure', { surname: 'Void' }, 'CREATE_CUSTOMER_ACCOUNT_FAILED'],
  ])('is not created with %s', async (_, changes, code, fields) => {
    const { emailAddress } = { ...mine, ...changes } as typeof mine;

    const answer = await register(changes);

    expect(answer.body).toMatchObject({ code, ...(fields && { fields }) });
    expect(codeOf(await login(emailAddress))).toMatch(/ACCOUNT_NOT_FOUND|INCORRECT_CREDENTIALS/);
  });

  it('fails alike for known addresses, known numbers and other reasons, where users are hidden', async () => {
    const failed = refusal(409, 'CREATE_CUSTOMER_ACCOUNT_FAILED');
    const vera = { emailAddress: 'vera@voyage.test' };

    expect(await register(vera, 'voyage')).toEqual(failed);
    expect(await register({ surname: 'Void' }, 'voyage')).toEqual(failed);
  });

  it('is created once, even if the request is sent several times at once', async () => {
    const answers = await Promise.all([register(), register(), register()]);

    expect(answers.map(codeOf).sort()).toEqual(['201', 'USER_EXISTS', 'USER_EXISTS']);
  });

  it('is created no more than thirty times in ten minutes from one address', async () => {
    for (let sent = 0; sent < 30; sent += 1) await register({ firstName: 'Nemo' });

    expect(await register()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    await insurer.lever.post('/clock', { advanceMs: 10 * 60_000 });
    expect(await register()).toMatchObject({ status: 201 });
  });

  it.each([
    ['LINK-FRESH', { active: 1, secondaryId: null, externalPolicyNumber: 'POL-ACTIVE', firstName: 'Lina' }],
    ['LINK-USED', { active: 1, secondaryId: toUuid('user:anna@sky.test') }],
    ['LINK-INACTIVE', { active: 0, secondaryId: null }],
    ['LINK-BOTH', { active: 0, secondaryId: toUuid('user:anna@sky.test') }],
  ])('is offered by a personal link: %s', async (linkId, found) => {
    const { status, body } = await link(linkId);

    expect(status).toBe(200);
    expect(body).toMatchObject({ linkId, ...found });
    expect(Object.keys(body as object)).not.toContain('isHiddenOnceUsed');
  });

  it('is not offered by an unknown or hidden link, or another partner’s', async () => {
    expect(await link('anything')).toEqual(refusal(404, 'LINK_NOT_FOUND'));
    expect(await link('LINK-USED409')).toEqual(refusal(409, 'LINK_ALREADY_USED'));
    expect(await link('LINK-FRESH', 'voyage')).toEqual(refusal(404, 'LINK_NOT_FOUND'));
  });

  it('is created by a personal link, once, with the policy of the link', async () => {
    const second = { emailAddress: `second${tests}@sky.test`, mobilePhoneNumber: '+15550109999' };
    const answers = await Promise.all([enrol('LINK-FRESH'), enrol('LINK-FRESH', second)]);

    expect(answers.map(codeOf).sort()).toEqual(['201', 'LINK_ALREADY_USED']);
    const created = answers.find(({ status }) => status === 201);
    if (!created) throw new Error('Nobody enrolled');
    const { userId, get } = withToken(created);
    expect((await get(`/platform/users/${userId}/policies`)).body).toMatchObject([
      { externalPolicyNumber: 'POL-ACTIVE' },
    ]);
    expect((await link('LINK-FRESH')).body).toMatchObject({ secondaryId: userId });
  });

  it.each([
    ['LINK-EXPIREDPOL', {}, 'POLICY_EXPIRED'],
    ['LINK-TAKEN', { emailAddress: 'anna@sky.test' }, 'EMAIL_EXISTS'],
    ['LINK-USED', {}, 'LINK_ALREADY_USED'],
    ['LINK-INACTIVE', {}, 'LINK_NOT_FOUND'],
    ['anything', {}, 'LINK_NOT_FOUND'],
  ])('is not created by %s', async (linkId, changes, code) => {
    expect(codeOf(await enrol(linkId, changes))).toBe(code);
    expect(codeOf(await login(mine.emailAddress))).toBe('ACCOUNT_NOT_FOUND');
  });

  it('leaves the link unused if the account could not be created', async () => {
    expect(codeOf(await enrol('LINK-TAKEN', { emailAddress: 'anna@sky.test' }))).toBe('EMAIL_EXISTS');

    expect((await link('LINK-TAKEN')).body).toMatchObject({ secondaryId: null });
  });
});
