import { TOTP, URI } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { type Answer, borrowInsurer, type Caller, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const invalidCode = refusal(400, 'MFA_INVALID_CODE');
const holderOnly = refusal(403, 'MFA_INVALID_USER');
const tooMany = refusal(400, 'TOO_MANY_ATTEMPTS', { code: 'too_many_attempts' });
const ended = refusal(401, 'UNAUTHORIZED_ACCESS');
const on = { status: 200, body: { mfaEnabled: true } };
const off = { status: 200, body: { mfaEnabled: false } };
const stepMs = 30_000;

type Offer = { secret: string; otpauthUrl: string };

describe.each(databases)('two-step verification, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);

  // Wrong codes are counted by customer and address, so each test uses its own.
  let tests = 0;
  let address = '';
  let emailAddress = '';
  let userId = '';
  let anna: Caller;
  const password = 'Harbour-4-Lanterns';
  const partnerId = toUuid('partner:sky');
  const at = (token?: string) =>
    insurer.at('sky', { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) });

  beforeEach(async () => {
    tests += 1;
    address = `2001:db8:9::${tests.toString(16)}`;
    emailAddress = `ana${tests}@sky.test`;
    const { body } = await at().post(`/platform/user/register/${partnerId}`, {
      firstName: 'Ana',
      surname: 'Brook',
      emailAddress,
      mobilePhoneNumber: `+1555020${8000 + tests}`,
      password,
      locale: 'en-US',
      commsSms: true,
    });
    const registered = body as { userId: string; accessToken: string };
    userId = registered.userId;
    anna = at(registered.accessToken);
  });

  const offered = async (): Promise<Offer> =>
    (await anna.post('/platform/user/mfa/token', { label: emailAddress })).body as Offer;
  const now = () => insurer.sandbox.clock.now().getTime();
  /** Returns the code that an authenticator app shows, a number of steps from now. */
  const codeOf = ({ secret }: Offer, steps = 0) => new TOTP({ secret }).generate({ timestamp: now() + steps * stepMs });
  /** Returns six digits that the app shows neither now nor in the neighbouring steps. */
  const wrongCode = (offer: Offer) =>
    ['123456', '234567', '345678', '456789', '567890'].find(
      (code) => ![-1, 0, 1].some((steps) => codeOf(offer, steps) === code),
    ) ?? '';
  const turnOn = (code: string) => anna.post('/platform/user/mfa', { enabled: true, code });
  const turnOff = (code: string, caller = anna) => caller.post('/platform/user/mfa', { enabled: false, code });
  const login = () => at().post('/platform/user/login', { username: emailAddress, password, partnerId });
  const confirm = ({ body }: Answer, code: string) =>
    at().post('/platform/user/mfa/confirm', { userId, session: (body as { session: string }).session, code });
  const isOn = async (caller = anna) => (await caller.get(`/platform/users/${userId}`)).body;
  const lastMail = async () =>
    ((await insurer.lever.get(`/outbox?to=${encodeURIComponent(emailAddress)}`)).body as { body: string }[])[0]?.body;

  it('offers a secret in a format for authenticator apps', async () => {
    const { secret, otpauthUrl } = await offered();

    const app = URI.parse(otpauthUrl) as TOTP;
    expect(app).toMatchObject({
      issuer: 'Sky Travel Protection',
      label: emailAddress,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    });
    expect(app.secret.base32).toBe(secret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('is turned on by the code of an app, and required at the next sign-in', async () => {
    const offer = await offered();
    expect(await turnOn(codeOf(offer))).toMatchObject(on);

    expect(await isOn()).toMatchObject({ mfaEnabled: true });
    const asked = await login();
    expect(asked.body).toEqual({ userId, mfaRequired: true, session: expect.any(String) });
    expect(await confirm(asked, wrongCode(offer))).toEqual(invalidCode);
    await insurer.lever.post('/clock', { advanceMs: stepMs });
    expect(await confirm(asked, codeOf(offer))).toMatchObject({
      status: 200,
      body: { accessToken: expect.anything() },
    });
  });

  it('ends the other sessions of the account, but not the current one', async () => {
    const { accessToken } = (await login()).body as { accessToken: string };
    const offer = await offered();

    await turnOn(codeOf(offer));

    expect(await at(accessToken).get('/travel/passengers')).toEqual(ended);
    expect(await anna.get('/travel/passengers')).toMatchObject({ status: 200 });
  });

  it('accepts codes of the step before and after, and no others', async () => {
    const offer = await offered();

    expect(await turnOn(codeOf(offer, -2))).toEqual(invalidCode);
    expect(await turnOn(codeOf(offer, 2))).toEqual(invalidCode);
    expect(await turnOn(codeOf(offer, -1))).toMatchObject(on);
    expect(await turnOff(codeOf(offer, 1))).toMatchObject(off);
  });

  it('accepts a code once, also if it is sent several times at once', async () => {
    const offer = await offered();
    const code = codeOf(offer);
    expect(await turnOn(code)).toMatchObject(on);
    expect(await turnOff(code)).toEqual(invalidCode);

    const [one, other] = [await login(), await login()];
    const next = codeOf(offer, 1);
    const statuses = await Promise.all([confirm(one, next), confirm(other, next)]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('accepts codes of the last offered secret only', async () => {
    const [first, last] = [await offered(), await offered()];

    expect(await turnOn(codeOf(first))).toEqual(invalidCode);
    expect(await turnOn(codeOf(last))).toMatchObject(on);
  });

  it('is not turned on without an offered secret', async () => {
    expect(await turnOn('654321')).toEqual(invalidCode);
    expect(await isOn()).toMatchObject({ mfaEnabled: false });
  });

  it('offers no other secret while it is on', async () => {
    const offer = await offered();
    await turnOn(codeOf(offer));

    expect(await anna.post('/platform/user/mfa/token', { label: emailAddress })).toEqual(
      refusal(409, 'ALREADY_EXISTS'),
    );
    expect(await turnOff(codeOf(offer, 1))).toMatchObject(off);
  });

  it('is turned off by a code, and confirms it again if the request is repeated', async () => {
    const offer = await offered();
    await turnOn(codeOf(offer));

    expect(await turnOff(wrongCode(offer))).toEqual(invalidCode);
    expect(await turnOff(codeOf(offer, 1))).toMatchObject(off);
    expect(await turnOff('123456')).toMatchObject(off);

    expect((await login()).body).toMatchObject({ userId, accessToken: expect.any(String) });
    expect(await turnOn(codeOf(offer, -1))).toEqual(invalidCode);
  });

  it('accepts the codes of testers', async () => {
    await offered();
    expect(await turnOn('000000')).toEqual(invalidCode);
    expect(await turnOn(' 654-321 ')).toMatchObject(on);
    expect(await turnOff('000000')).toEqual(invalidCode);
    expect(await turnOff('654321')).toMatchObject(off);
  });

  it('evaluates five wrong codes, and then refuses even the right one for a quarter of an hour', async () => {
    const offer = await offered();
    for (let tried = 1; tried <= 5; tried += 1) expect(await turnOn(wrongCode(offer))).toEqual(invalidCode);

    expect(await turnOn(codeOf(offer))).toEqual(tooMany);
    await insurer.lever.post('/clock', { advanceMs: 15 * 60_000 });
    expect(await turnOn(codeOf(offer))).toMatchObject(on);
  });

  it('forgets wrong codes after a right one', async () => {
    const offer = await offered();
    for (let tried = 1; tried <= 4; tried += 1) await turnOn(wrongCode(offer));
    await turnOn(codeOf(offer));

    for (let tried = 1; tried <= 5; tried += 1) expect(await turnOff(wrongCode(offer))).toEqual(invalidCode);
  });

  it('notifies the owner by email, without the secret', async () => {
    const offer = await offered();
    await turnOn(codeOf(offer));
    expect(await lastMail()).toMatch(/^Two-step verification is on/);
    expect(await lastMail()).not.toContain(offer.secret);

    await turnOff(codeOf(offer, 1));
    expect(await lastMail()).toMatch(/^Two-step verification is off/);
  });

  it('is changed only by the account holder', async () => {
    const agent = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
    const widget = await insurer.as('anna@sky.test', { type: 'widget' });

    for (const stranger of [agent, widget]) {
      expect(await stranger.post('/platform/user/mfa/token', { label: 'Anna' })).toEqual(holderOnly);
      expect(await stranger.post('/platform/user/mfa', { enabled: true, code: '654321' })).toEqual(holderOnly);
      expect(await stranger.post('/platform/user/mfa', { enabled: false, code: '654321' })).toEqual(holderOnly);
    }
  });

  it('is changed by an administrator for their own account', async () => {
    const admin = await insurer.as('admin@sky.test');
    const offer = (await admin.post('/platform/user/mfa/token', { label: 'Admin' })).body as Offer;
    expect(await admin.post('/platform/user/mfa', { enabled: true, code: codeOf(offer) })).toMatchObject(on);
  });
});
