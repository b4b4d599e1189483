import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { type Answer, borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const partnerId = toUuid('partner:voyage');
const known = 'vera@voyage.test';
const unknown = 'nobody@voyage.test';
const wrongPassword = refusal(401, 'INCORRECT_CREDENTIALS');
const ofCode = (code: string) => refusal(400, code, { code: code.toLowerCase() });

describe.each(databases)('a partner that hides its users, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);

  // The sandbox counts attempts by address, so each test uses its own address.
  let tests = 0;
  let home = {};
  beforeEach(() => {
    tests += 1;
    home = { 'x-forwarded-for': `2001:db8:9::${tests.toString(16)}` };
  });
  const login = (username: string, password: string) =>
    insurer.at('voyage', home).post('/platform/user/login', { username, password, partnerId });
  const requestCode = (identifier: string) =>
    insurer.at('voyage', home).post('/platform/user/login/otc', { identifier, partnerId });
  const confirm = ({ body }: Answer, code: string) =>
    insurer.at('voyage', home).post('/platform/user/login/confirm', {
      sessionId: (body as { sessionId: string }).sessionId,
      code,
    });

  it('refuses a known and an unknown user with the same words', async () => {
    expect(await login(known, 'wrong')).toEqual(wrongPassword);
    expect(await login(unknown, 'wrong')).toEqual(wrongPassword);
    expect(await login(known, 'Passw0rd!')).toMatchObject({ status: 200 });
  });

  it('opens a session for the code of an unknown user, and takes no code there', async () => {
    const [ofKnown, ofUnknown] = [await requestCode(known), await requestCode(unknown)];

    expect(ofUnknown).toMatchObject({ status: 200, body: { sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect(await confirm(ofUnknown, '123456')).toEqual(ofCode('INVALID_CODE'));
    for (const session of [ofKnown, ofUnknown]) {
      for (let guess = 0; guess < 3; guess += 1) await confirm(session, '999999');
      await confirm(session, '999998');
      expect(await confirm(session, '999997')).toEqual(ofCode('TOO_MANY_ATTEMPTS'));
    }
  });

  it('sends no message for the code of an unknown user', async () => {
    const before = (await insurer.lever.get('/outbox')).body as unknown[];

    await requestCode(unknown);

    expect((await insurer.lever.get('/outbox')).body).toHaveLength(before.length);
  });
});
