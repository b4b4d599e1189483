import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type Code, insurerCodes } from '#schema/errors.ts';

import { findApiKey, ownInsurer } from '#tests/kit/sandbox/insurer.ts';

const insurer = ownInsurer();
const { lever } = insurer;
let address = '';
let anna = '';
let headers: Record<string, string> = {};

beforeAll(async () => {
  address = await insurer.sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const { token, userId } = await insurer.as('anna@sky.test');
  anna = userId;
  headers = { 'x-api-key': findApiKey(insurer.sandbox, 'sky'), authorization: `Bearer ${token}` };
});
afterEach(async () => {
  await fetch(`${address}/__sandbox/faults`, { method: 'DELETE' });
});

const ask = async (path = '/travel/passengers', more: RequestInit = {}) => {
  const answer = await fetch(`${address}/api${path}`, { headers, ...more });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
};
const arm = async (fault: object) => expect(await lever.post('/faults', fault)).toMatchObject({ status: 201 });
const armed = async () => (await lever.get('/faults')).body as { left: number; waiting: number }[];
const path = '/travel/passengers';

describe('a fault that cannot affect any call', () => {
  it.each([
    [{ method: 'FETCH', path }, 'no FETCH /travel/passengers'],
    [{ method: 'DELETE', path: '/platform/client' }, 'no DELETE /platform/client'],
    [{ path: '/travel/trip' }, 'no call to /travel/trip'],
    [{ path: 'owl/*/1/nothing' }, 'no call to owl/*/1/nothing'],
    [{ path: '/travel' }, 'no call to /travel'],
    [{ path: '/travel.trips' }, 'no call to /travel.trips'],
    [{ path: '/platform/users/7/policies/7/8' }, 'no call to'],
  ])('is refused, with the reason: %j', async (fault, reason) => {
    const { status, body } = await lever.post('/faults', fault);

    expect([status, (body as { message: string }).message]).toEqual([400, expect.stringContaining(reason)]);
    expect(await armed()).toEqual([]);
  });

  it.each([
    { path: '*' },
    { method: 'get', path: 'api/travel/trips' },
    { path: '/platform/users/7/policies' },
    { path: '/**/policies' },
    { path: '/owl/subscribers/*/subscriptions' },
    { path: '/platform/users/*' },
    { path: '/platform/*/7/policies' },
  ])('excludes %j, which is armed', async (fault) => {
    await arm(fault);
  });
});

describe('a fault with a code', () => {
  it('is refused if the insurer does not have it, with a list of the codes it has', async () => {
    const { status, body } = await lever.post('/faults', { path, code: 'VENDOR_EROR' });
    const { message } = body as { message: string };

    expect(status).toBe(400);
    expect(message).toMatch(/^The insurer has no code VENDOR_EROR\. Use one of .*\bVENDOR_ERROR\b.*isNew$/);
    expect(await armed()).toEqual([]);
  });

  it('is armed even if it is unknown, when the request demands it', async () => {
    await arm({ path, code: 'NEVER_HEARD_OF', isNew: true });

    expect(JSON.parse((await ask()).text)).toMatchObject({ code: 'NEVER_HEARD_OF' });
  });
});

describe('an armed fault', () => {
  it('affects calls for one thing, and no others of the same path', async () => {
    await arm({ path: `${path}?*passengerId=*`, code: 'VENDOR_ERROR' });

    expect((await ask()).status).toBe(200);
    expect((await ask(`${path}?order=name&passengerId=7`)).status).toBe(insurerCodes.VENDOR_ERROR.status);
  });

  it('raises any code of the catalogue on any call, open or not', async () => {
    for (const code of Object.keys(insurerCodes) as Code[]) {
      const { status } = insurerCodes[code as keyof typeof insurerCodes];
      await arm({ path: '*', code });
      const answer = await ask(status % 2 ? '/travel/trips' : '/platform/client');
      expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { status, code, type: 'Error' }]);
    }
  });

  it.each([
    ['a payment refused', { status: 422, type: 'Payments', fields: { iban: 'invalid' } }],
    ['a partner’s own dialog', { status: 418, type: 'B2BError', title: 'Closed', body: 'Until noon' }],
    ['a message without a code', { status: 400, type: 'Error', message: 'Nobody knows' }],
    ['no code and no message', { status: 500, type: 'Error' }],
  ])('answers %s', async (_what, body) => {
    await arm({ path, ...body });
    const answer = await ask();
    expect([answer.status, JSON.parse(answer.text)]).toEqual([body.status, body]);
  });

  it.each([
    ['a bare 401', { bare: true }, 401, '', ''],
    ['a page', { html: true }, 502, 'text/html', '<h1>Bad gateway</h1>'],
    ['a page with status 200', { html: true, status: 200 }, 200, 'text/html', '<h1>'],
    ['nothing at all', { empty: true }, 200, '', ''],
    ['half an answer', { garbage: true }, 200, 'application/json', '{"half": ['],
    ['an answer of another shape', { answer: [{ tripId: 7 }] }, 200, 'application/json', '[{"tripId":7}]'],
    ['an overload', { status: 503, headers: { 'retry-after': '7' } }, 503, 'application/json', '503'],
  ])('answers %s', async (_what, fault, status, type, text) => {
    await arm({ path, ...fault });
    const answer = await ask();
    expect(answer).toMatchObject({ status, type: expect.stringContaining(type), text: expect.stringContaining(text) });
    if (text === '') expect(answer.text).toBe('');
  });

  it('breaks the connection', async () => {
    await arm({ path, network: true });
    await expect(ask()).rejects.toThrow('fetch failed');
    expect(await ask()).toMatchObject({ status: 200 });
  });

  it('completes the call, and loses the answer', async () => {
    const { token } = await insurer.as('emil@sky.test');
    const theirs = { headers: { ...headers, authorization: `Bearer ${token}` } };
    await arm({ path: '/platform/user/logout', lost: true });
    await expect(ask('/platform/user/logout', theirs)).rejects.toThrow('fetch failed');
    expect(await ask(path, theirs)).toMatchObject({ status: 401 });
  });

  it('delays the real answer', async () => {
    await arm({ path, delayMs: 80 });
    const asked = performance.now();
    expect(await ask()).toMatchObject({ status: 200 });
    expect(performance.now() - asked).toBeGreaterThan(75);
  });

  it('holds an answer, real or not, until it is released', async () => {
    await arm({ path, hold: true });
    await arm({ path, hold: true, code: 'VENDOR_ERROR' });
    let settled = 0;
    const both = [ask(), ask()].map((asked) => asked.finally(() => (settled += 1)));
    await expect.poll(async () => (await armed()).map(({ waiting }) => waiting)).toEqual([1, 1]);
    expect([settled, (await armed()).map(({ left }) => left)]).toEqual([0, [0, 0]]);

    expect((await lever.post('/faults/release')).body).toEqual({ released: 2 });
    expect((await Promise.all(both)).map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 500]);
    expect(await armed()).toEqual([]);
  });

  it('releases held calls when it is disarmed', async () => {
    await arm({ path, hold: true });
    const held = ask();
    await expect.poll(async () => (await armed())[0]?.waiting).toBe(1);
    await fetch(`${address}/__sandbox/faults`, { method: 'DELETE' });
    expect(await held).toMatchObject({ status: 200 });
  });

  it('affects the given number of calls, one by default', async () => {
    await arm({ path, code: 'VENDOR_ERROR', times: 2 });
    await arm({ path, code: 'CONFIG_ERROR' });
    const codes = [await ask(), await ask(), await ask(), await ask()].map(({ text }) => JSON.parse(text).code);
    expect(codes).toEqual(['VENDOR_ERROR', 'VENDOR_ERROR', 'CONFIG_ERROR', undefined]);
  });

  it.each([
    ['owl/*', 'GET', () => `/owl/subscribers/${anna}/subscriptions?active=true`, true],
    ['/api/owl/*', 'GET', () => `/owl/subscribers/${anna}/subscriptions?active=true`, true],
    ['/platform/users/*/policies', 'get', () => `/platform/users/${anna}/policies`, true],
    ['/platform/users/*/policies', 'GET', () => `/platform/users/${anna}/access`, false],
    ['/travel/passengers', 'POST', () => '/travel/passengers', false],
  ])('at %s (%s) affects matching calls', async (glob, method, called, befalls) => {
    await arm({ path: glob, method, status: 418 });
    expect((await ask(called())).status === 418).toBe(befalls);
  });

  it('is refused if it is invalid', async () => {
    for (const fault of [{}, { path: '' }, { path, times: 0 }, { path, status: 99 }, { path, sleep: 7 }])
      expect(await lever.post('/faults', fault)).toMatchObject({ status: 400 });
  });
});
