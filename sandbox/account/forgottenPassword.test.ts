import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { type Answer, borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { users } from '../tables.ts';
import { hashPassword } from './passwords.ts';

const minute = 60_000;
const isReadonly = eq(users.username, 'readonly@sky.test');
const done = { status: 204, body: undefined, text: '' };
const unknown = refusal(404, 'ACCOUNT_NOT_FOUND');
const tooEasy = refusal(400, 'INVALID_PASSWORD');
const neverIssued = refusal(404, 'CODE_NOT_FOUND');
const ofCode = (code: string) => refusal(400, code, { code: code.toLowerCase() });
const codeOf = ({ status, body }: Answer) => (body as { code?: string } | undefined)?.code ?? String(status);

describe.each(databases)('a forgotten password, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const { lever } = insurer;

  // The sandbox counts attempts by address, so each test uses its own addresses.
  let addresses = 0;
  const elsewhere = () => ({ 'x-forwarded-for': `2001:db8:7::${((addresses += 1)).toString(16)}` });
  let home = elsewhere();
  beforeEach(() => {
    home = elsewhere();
  });
  beforeAll(async () => {
    await insurer.sandbox.db.update(users).set({ password: await hashPassword('Passw0rd!', { N: 2, r: 1, p: 1 }) });
  });
  const ofPartner = (partner: string) => ({ partnerId: toUuid(`partner:${partner}`) });
  const forget = (emailAddress: string, partner = 'sky', from = home) =>
    insurer.at(partner, from).post('/platform/user/forgotPassword', { emailAddress, ...ofPartner(partner) });
  const reset = (code: string, password = 'Harbour-4-Lanterns', partner = 'sky', from = home) =>
    insurer.at(partner, from).post('/platform/user/resetPassword', { code, password, ...ofPartner(partner) });
  const login = (username: string, password: string) =>
    insurer.at('sky', home).post('/platform/user/login', { username, password, ...ofPartner('sky') });
  const mailsTo = async (address: string) =>
    (await lever.get(`/outbox?to=${encodeURIComponent(address)}`)).body as { channel: string; body: string }[];
  const codeTo = async (address: string) =>
    /\/password\/reset\?code=(\S+)/.exec((await mailsTo(address))[0]?.body ?? '')?.[1] ?? '';
  const codeFor = async (address: string) => {
    await forget(address, 'sky', elsewhere());
    return codeTo(address);
  };

  it('is answered with a mailed link to the partner’s own portal, and replaced through it', async () => {
    expect(await forget(' Anna@Sky.test ')).toEqual(done);

    expect(await mailsTo('anna@sky.test')).toMatchObject([
      {
        channel: 'email',
        body: expect.stringMatching(
          /^Choose a new password: http:\/\/sky\.localhost:4000\/password\/reset\?code=[0-9a-f-]{36}\.[\w-]{32} The link works once, within 60 minutes\.$/,
        ),
      },
    ]);
    expect(await reset(await codeTo('anna@sky.test'))).toEqual(done);
    expect(await login('anna@sky.test', 'Passw0rd!')).toEqual(refusal(401, 'INCORRECT_CREDENTIALS'));
    expect(await login('anna@sky.test', 'Harbour-4-Lanterns')).toMatchObject({ status: 200 });
  });

  it('reveals that an address is unknown, except at a partner that hides its users', async () => {
    expect(await forget('gone@sky.test')).toEqual(unknown);
    expect(await forget('nobody@sky.test')).toEqual(unknown);
    expect(await forget('nobody@voyage.test', 'voyage')).toEqual(done);
    expect(await forget('vera@voyage.test', 'voyage')).toEqual(done);
    expect(await mailsTo('nobody@voyage.test')).toEqual([]);
    expect(await mailsTo('nobody')).toEqual([]);
    expect(await mailsTo('vera@voyage.test')).toHaveLength(1);
  });

  it('ends the sessions of that account only', async () => {
    const before = await insurer.as('one@sky.test');
    const other = await insurer.as('many@sky.test');

    await reset(await codeFor('one@sky.test'));

    expect(await before.get(`/platform/users/${before.userId}`)).toEqual(refusal(401, 'UNAUTHORIZED_ACCESS'));
    expect(await other.get(`/platform/users/${other.userId}`)).toMatchObject({ status: 200 });
  });

  it('invalidates a second factor that was requested with the old password', async () => {
    const { body } = await login('mfa@sky.test', 'Passw0rd!');
    const { userId, session } = body as { userId: string; session: string };

    await reset(await codeFor('mfa@sky.test'));

    const asked = { userId, session, code: '654321' };
    expect(await insurer.at('sky', home).post('/platform/user/mfa/confirm', asked)).toEqual(
      refusal(401, 'MFA_SESSION_EXPIRED'),
    );
  });

  it('lifts the lock that wrong passwords caused', async () => {
    for (let guess = 0; guess < 11; guess += 1) await login('emil@sky.test', `guess ${guess}`);
    expect(await login('emil@sky.test', 'Passw0rd!')).toEqual(refusal(401, 'ACCESS_DENIED'));

    await reset(await codeFor('emil@sky.test'));

    expect(await login('emil@sky.test', 'Harbour-4-Lanterns')).toMatchObject({ status: 200 });
  });

  it('is replaced once per link, and by no earlier link afterwards', async () => {
    const first = await codeFor('nomethod@sky.test');
    const second = await codeFor('nomethod@sky.test');

    const together = await Promise.all([reset(second), reset(second)]);

    expect(together.map(codeOf).sort()).toEqual(['204', 'INVALID_CODE']);
    expect(await reset(second)).toEqual(ofCode('INVALID_CODE'));
    expect(await reset(first)).toEqual(ofCode('INVALID_CODE'));
  });

  it('is not replaced by a link that is an hour old', async () => {
    const code = await codeFor('charter@sky.test');
    await lever.post('/clock', { advanceMs: 60 * minute });

    expect(await reset(code)).toEqual(ofCode('EXPIRED_CODE'));
  });

  it.each(['unknown', '', '.', `${toUuid('no session')}.secret`, `${toUuid('no session')}`])(
    'is not replaced by a code that was never issued: %j',
    async (code) => {
      expect(await reset(code)).toEqual(
        code === '' ? refusal(400, 'INVALID_PARAMS', { code: 'invalid' }) : neverIssued,
      );
    },
  );

  it('is not replaced by a link of another partner, or a code of another kind', async () => {
    expect(await reset(await codeFor('bare@sky.test'), 'Harbour-4-Lanterns', 'voyage')).toEqual(neverIssued);
    const { body } = await login('mfa@sky.test', 'Harbour-4-Lanterns');
    expect(await reset(`${(body as { session: string }).session}.654321`)).toEqual(neverIssued);
  });

  it.each([
    ['abc', 'breaks the rules'],
    ['Password1!', 'is common'],
    ['pAssword1!', 'is common however it is cased'],
    ['READONLY-1@sky.test', 'is the address'],
  ])('is not replaced by %j, which %s, and the link still works', async (password) => {
    await insurer.sandbox.db.update(users).set({ emailAddress: 'readonly-1@sky.test' }).where(isReadonly);
    await forget('readonly@sky.test');
    const code = await codeTo('readonly-1@sky.test');

    expect(await reset(code, password)).toEqual(tooEasy);
    expect(await reset(code)).toEqual(done);
  });

  it('has five of a thousand guesses evaluated, wherever they come from', async () => {
    const code = await codeFor('charter@sky.test');
    const [session] = code.split('.');

    const guesses = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => reset(`${session}.guess-${at}`, undefined, 'sky', elsewhere())),
    );

    const counted = (code: string) => guesses.filter((answer) => codeOf(answer) === code).length;
    expect([counted('INVALID_CODE'), counted('TOO_MANY_ATTEMPTS')]).toEqual([4, 996]);
    expect(await reset(code)).toEqual(ofCode('TOO_MANY_ATTEMPTS'));
  });

  it('is limited to five links an hour for any address, and thirty requests a minute from one client', async () => {
    const answers: Answer[] = [];
    for (let at = 0; at < 8; at += 1) answers.push(await forget('gallery@sky.test', 'sky', elsewhere()));
    expect(answers).toEqual(Array.from({ length: 8 }, () => done));
    expect(await mailsTo('gallery@sky.test')).toHaveLength(5);

    const from = elsewhere();
    for (let at = 0; at < 30; at += 1) await forget(`nobody-${at}@sky.test`, 'sky', from);
    expect(await forget('anna@sky.test', 'sky', from)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
  });
});
