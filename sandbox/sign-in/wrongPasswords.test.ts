import { ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { type Answer, borrowInsurer, findApiKey, refusal } from '#tests/kit/sandbox/insurer.ts';
import { hashPassword } from '../account/passwords.ts';
import { toUuid } from '../ids.ts';
import { users } from '../tables.ts';

const minute = 60_000;
const wrong = refusal(401, 'INCORRECT_CREDENTIALS');
const locked = refusal(401, 'ACCESS_DENIED');
const throttled = refusal(429, 'TOO_MANY_REQUESTS');
const right = 'Passw0rd!';
const together = 'emil@sky.test';
const codeOf = ({ status, body }: Answer) => (body as { code?: string }).code ?? String(status);
const counted = (answers: Answer[]) => {
  const codes = answers.map(codeOf);
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((one) => one === code).length]),
  );
};

describe.each(databases)('guessing passwords, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  let from = 0;
  const elsewhere = () => `2001:db8::${(from += 1)}`;
  const login = (username: string, password: string, address = elsewhere()) =>
    insurer
      .at('sky', { 'x-forwarded-for': address })
      .post('/platform/user/login', { username, password, partnerId: toUuid('partner:sky') });
  const headersAt = async (address: string) => {
    const { headers } = await insurer.sandbox.app.inject({
      method: 'POST',
      url: '/api/platform/user/login',
      headers: { 'x-api-key': findApiKey(insurer.sandbox, 'sky'), 'x-forwarded-for': address },
      payload: { username: 'many@sky.test', password: right, partnerId: toUuid('partner:sky') },
    });
    return headers;
  };
  const guesses = async (username: string, count: number) => {
    const answers: Answer[] = [];
    for (let guess = 1; guess <= count; guess += 1) answers.push(await login(username, `guess ${guess}`));
    return answers;
  };
  // Hundreds of passwords are hashed, for a twentieth of a second each. Sixty at a time only matter if hashing is slow.
  beforeAll(async () => {
    const cheap = await hashPassword(right, { N: 2, r: 1, p: 1 });
    await insurer.sandbox.db.update(users).set({ password: cheap }).where(ne(users.username, together));
  });
  const passes = (ms: number) => insurer.lever.post('/clock', { advanceMs: ms });

  it('evaluates ten guesses, and then refuses even the right password', async () => {
    expect(counted(await guesses('one@sky.test', 10))).toEqual({ INCORRECT_CREDENTIALS: 10 });
    expect(await login('one@sky.test', 'guess 11')).toEqual(locked);
    expect(await login('one@sky.test', right)).toEqual(locked);
    expect(await login('many@sky.test', right)).toMatchObject({ status: 200 });
  });

  it('is blocked for a quarter of an hour after the tenth guess, regardless of further attempts', async () => {
    await passes(14 * minute);
    expect(counted(await guesses('one@sky.test', 20))).toEqual({ ACCESS_DENIED: 20 });
    await passes(minute);
    expect(await login('one@sky.test', right)).toMatchObject({ status: 200 });
  });

  it('evaluates ten of sixty simultaneous guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, guess) => login(together, `guess ${guess}`)));
    expect(counted(answers)).toEqual({ ACCESS_DENIED: 50, INCORRECT_CREDENTIALS: 10 });
  });

  it('gets the same answers for an unknown user', async () => {
    expect(counted(await guesses('Nobody@sky.test', 10))).toEqual({ ACCOUNT_NOT_FOUND: 10 });
    expect(await login(' nobody@SKY.test', right)).toEqual(locked);
  });

  it('gets no new attempts under another name of the same account', async () => {
    await guesses('anna@sky.test', 5);
    await guesses('+15550100001', 5);
    expect(await login('ANNA@sky.test', right)).toEqual(locked);
    await passes(15 * minute);
  });

  it('is forgotten after a successful sign-in', async () => {
    await guesses('anna@sky.test', 9);
    expect(await login('anna@sky.test', right)).toMatchObject({ status: 200 });
    expect(counted(await guesses('anna@sky.test', 10))).toEqual({ INCORRECT_CREDENTIALS: 10 });
    await passes(15 * minute);
  });

  it('does not lock an account for a few mistakes over a day', async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      expect(counted(await guesses('anna@sky.test', 9))).toEqual({ INCORRECT_CREDENTIALS: 9 });
      await passes(15 * minute);
    }
  });

  it('gets no new attempts at a second factor with a new session', async () => {
    const factor = async (code: string) => {
      const asked = await login('mfa@sky.test', right);
      if (asked.status !== 200) return asked;
      const { userId, session } = asked.body as { userId: string; session: string };
      return insurer
        .at('sky', { 'x-forwarded-for': elsewhere() })
        .post('/platform/user/mfa/confirm', { userId, session, code });
    };
    for (let guess = 1; guess <= 10; guess += 1)
      expect(await factor(`10000${guess}`.slice(-6))).toEqual(refusal(400, 'MFA_INVALID_CODE'));
    expect(await factor('654321')).toEqual(locked);
    await passes(15 * minute);
    expect(await factor('654321')).toMatchObject({ status: 200 });
  });

  it('is limited to thirty a minute from one address, over all accounts', async () => {
    const home = elsewhere();
    const names = Array.from({ length: 31 }, (_, number) => `somebody${number}@sky.test`);
    const answers: Answer[] = [];
    for (const name of names) answers.push(await login(name, 'guess', home));
    expect(counted(answers)).toEqual({ ACCOUNT_NOT_FOUND: 30, TOO_MANY_REQUESTS: 1 });
    expect(await login('many@sky.test', right, home)).toEqual(throttled);
    await passes(20_000);
    expect(await headersAt(home)).toMatchObject({ 'retry-after': '40' });
    expect(await login('many@sky.test', right, `${elsewhere()}, ${home}`)).toMatchObject({ status: 200 });
    await passes(40_000);
    expect(await login('many@sky.test', right, home)).toMatchObject({ status: 200 });
    expect(await headersAt(home)).not.toHaveProperty('retry-after');
  });

  it('does not stop an office from signing in', async () => {
    const office = elsewhere();
    for (let person = 1; person <= 40; person += 1)
      expect(await login('many@sky.test', right, office)).toMatchObject({ status: 200 });
    expect(await login('many@sky.test', 'guess', office)).toEqual(wrong);
  });

  it('is forgotten when the sandbox is seeded again', async () => {
    await guesses('anna@sky.test', 11);
    expect(await login('anna@sky.test', right)).toEqual(locked);
    await insurer.lever.post('/reset');
    expect(await login('anna@sky.test', right)).toMatchObject({ status: 200 });
  });
});
