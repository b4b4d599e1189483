import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '#schema/errors.ts';
import type { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { now, ownInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { type Sandbox, sandbox } from '../server.ts';
import { parseLeverSettings } from './hosts.ts';

const hour = 3_600_000;

describe.each(databases)('the levers, on %s,', (kind) => {
  const insurer = ownInsurer(kind);
  const { lever } = insurer;
  const tripsOf = async (login: string) => {
    const { get, userId } = await insurer.as(login);
    return (await get(`/travel/trips?userId=${userId}`)).body as Trip[];
  };
  const flight = async (number: string) => {
    const trips = await tripsOf('anna@sky.test');
    const trip = trips.find(({ flights }) => flights.some(({ flightNumber }) => flightNumber === number));
    return { ...trip?.flights[0], alerts: trip?.alerts.map(({ delayDate, created }) => [delayDate, created]) };
  };

  it('move the clock that browsers read, whose address is in the client', async () => {
    const time = async () => (await insurer.sandbox.app.inject('/time')).json();
    const { body } = await insurer.at('sky').get('/platform/client?domain=http://sky.localhost');
    expect(body).toMatchObject({ clock: expect.stringMatching(/^http:\/\/[^/]+\/time$/) });
    expect(await time()).toEqual({ now: '2031-03-14T12:00:00.000Z' });

    await lever.post('/clock', { advanceMs: 58 * 60_000 });
    expect(await time()).toEqual({ now: '2031-03-14T12:58:00.000Z' });
    await lever.post('/clock', { reset: true });
  });

  it('move the clock, stop it, and let it run again', async () => {
    const time = async (turn: object) => (await lever.post('/clock', turn)).body;
    expect((await lever.get('/clock')).body).toEqual({ now: '2031-03-14T12:00:00.000Z', frozen: false });
    expect(await time({ advanceMs: hour })).toEqual({ now: '2031-03-14T13:00:00.000Z', frozen: false });
    expect(await time({ now: '2031-12-24T18:00:00Z' })).toEqual({ now: '2031-12-24T18:00:00.000Z', frozen: true });
    expect(await time({ advanceMs: -hour })).toEqual({ now: '2031-12-24T17:00:00.000Z', frozen: true });
    expect(await time({ reset: true })).toEqual({ now: '2031-03-14T12:00:00.000Z', frozen: false });
    for (const turn of [{}, { now: 'noon' }, { advanceMs: 'an hour' }, { now: '2031-12-24T18:00:00Z', advanceMs: 1 }])
      expect(await lever.post('/clock', turn)).toMatchObject({ status: 400 });
    for (const turn of [
      { advanceMs: 1e308 },
      { advanceMs: 8.64e15 },
      { advanceMs: -8.64e15 },
      { now: '+200000-01-01T00:00:00Z' },
    ])
      expect([turn, await lever.post('/clock', turn)]).toMatchObject([turn, { status: 400 }]);
    expect(await time({ reset: true })).toEqual({ now: '2031-03-14T12:00:00.000Z', frozen: false });
  });

  it.each([
    [{ advanceMs: 'x' }, 'INVALID_PARAMS', ['advanceMs']],
    [{ now: 'noon' }, 'INVALID_PARAMS', ['now']],
    [{ reset: 1 }, 'INVALID_PARAMS', ['reset']],
    [{ now: '2031-12-24T18:00:00Z', advanceMs: 1 }, 'INVALID_PARAMS', ['advanceMs']],
    [{}, 'MISSING_PARAMS', ['advanceMs', 'now', 'reset']],
  ])('reject an invalid clock setting: %j', async (turn, code, fields) => {
    const { body } = await lever.post('/clock', turn);
    expect(body).toMatchObject({ code });
    expect(Object.keys((body as Refusal).fields ?? {}).sort()).toEqual(fields);
  });

  it('move a flight', async () => {
    const created = '2031-03-14T12:00:00.000Z';
    const set = { departed: 1, alerted: 1, delayDate: '2031-03-24 11:30' };
    expect((await lever.post('/flight', { flightNumber: 'SK101', set })).body).toEqual({
      moved: [toUuid('flight:SK101')],
    });
    expect(await flight('SK101')).toMatchObject({
      departed: 1,
      alerted: 1,
      cancelled: 0,
      alerts: [['2031-03-24 11:30', created]],
    });
    await lever.post('/flight', { flightId: toUuid('flight:SK101'), set: { departed: 0, delayDate: null } });
    expect(await flight('SK101')).toMatchObject({ departed: 0, alerted: 1, alerts: [] });

    expect(await lever.post('/flight', { flightNumber: 'XX999', set: {} })).toEqual(refusal(404, 'FLIGHT_NOT_FOUND'));
    expect(await lever.post('/flight', { set: {} })).toMatchObject({ status: 400 });
    expect(await lever.post('/flight', { flightNumber: 'SK101', set: { departed: 2 } })).toMatchObject({ status: 400 });
  });

  it('seed the sandbox anew, and keep sessions', async () => {
    const before = await tripsOf('anna@sky.test');
    const { get, userId } = await insurer.as('anna@sky.test');
    const count = async () => ((await get(`/travel/trips?userId=${userId}`)).body as Trip[]).length;
    const reset = async (seed?: string) => (await lever.post('/reset', seed && { seed })).body;

    expect([await reset('empty'), await count()]).toEqual([{ seed: 'empty' }, 0]);
    expect([await reset('crowded'), await count()]).toEqual([{ seed: 'crowded' }, 74]);
    expect([await reset(), await count()]).toEqual([{ seed: 'default' }, 14]);
    expect((await tripsOf('anna@sky.test')).map(({ tripId }) => tripId)).toEqual(before.map(({ tripId }) => tripId));
    expect(await flight('SK101')).toMatchObject({ alerted: 0, alerts: [] });
    expect(await lever.post('/reset', { seed: 'other' })).toMatchObject({ status: 400 });
  });

  it('accept an empty JSON body', async () => {
    const headers = { 'content-type': 'application/json' };
    const { app } = insurer.sandbox;
    const released = await app.inject({ method: 'POST', url: '/__sandbox/faults/release', headers, payload: '' });
    expect([released.statusCode, released.json()]).toEqual([200, { released: 0 }]);
  });

  it('date a new seed from the clock’s today', async () => {
    await lever.post('/clock', { now: '2032-02-28T23:30:00Z' });
    await lever.post('/reset');
    expect(await flight('SK111')).toMatchObject({ embarkDate: '2032-02-29' });
    await lever.post('/clock', { reset: true });
    await lever.post('/reset');
  });

  it('show the messages sent, newest first', async () => {
    const send = (identifier: string) =>
      insurer.at('rails').post('/platform/user/login/otc', { identifier, partnerId: toUuid('partner:rails') });
    await send('otc@rails.test');
    await send('paula@rails.test');
    const all = (await lever.get('/outbox')).body as { to: string }[];
    expect(all.map(({ to }) => to)).toEqual([expect.stringMatching(/^\+15550112/), '+15550100002']);
    expect((await lever.get('/outbox?to=%2B15550100002')).body).toEqual([
      {
        channel: 'sms',
        to: '+15550100002',
        body: '123456 is your code to sign in. It lasts ten minutes.',
        sentAt: '2031-03-14T12:00:00.000Z',
      },
    ]);
  });

  it('create tokens for existing users only', async () => {
    expect(await lever.get('/token?user=nobody@sky.test')).toEqual(refusal(404, 'USER_NOT_FOUND'));
    expect(await lever.get('/token?user=anna@sky.test&type=master')).toMatchObject({ status: 400 });
    expect(await lever.get('/token?user=emil@sky.test&agent=agent@sky.test')).toEqual(refusal(401, 'ACCESS_DENIED'));
    expect((await lever.get('/token?user=anna@sky.test&agent=agent@sky.test')).body).toEqual({
      token: expect.any(String),
      userId: toUuid('user:anna@sky.test'),
      agentId: toUuid('user:agent@sky.test'),
    });
  });

  it('hand a user over to their portal', async () => {
    const answer = await insurer.sandbox.app.inject('/__sandbox/open?user=sso@plain.test');
    const [, origin, token] = /^(.*)\/login\/sso\/(.*)$/.exec(String(answer.headers.location)) ?? [];
    expect([answer.statusCode, origin]).toEqual([302, 'http://plain.localhost:4000']);
    expect(await insurer.at('plain').get(`/platform/user/sso/${token}`)).toMatchObject({ status: 200 });
  });

  it.each([
    ['a page of another origin', { origin: 'http://evil.test' }],
    ['a page in a sandboxed frame', { origin: 'null' }],
    ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuse %s', async (_who, headers: Record<string, string>) => {
    expect(await lever.post('/clock', { advanceMs: hour }, headers)).toMatchObject({ status: 403 });
    expect(await lever.get('/token?user=anna@sky.test', headers)).toMatchObject({ status: 403 });
    expect((await lever.get('/clock')).body).toMatchObject({ now: '2031-03-14T12:00:00.000Z' });
  });
});

describe('levers answer', () => {
  const leverHosts = ['sandbox', 'test-7.example'];
  let app: Sandbox['app'];
  beforeAll(async () => {
    ({ app } = await sandbox({ leverHosts, now }));
  });
  afterAll(() => app.close());
  const under = async (host: string, url = '/__sandbox/clock') =>
    (await app.inject({ url, headers: { host } })).statusCode;

  it.each([
    'localhost',
    'localhost:4001',
    'LOCALHOST',
    'sky.localhost:4001',
    '127.0.0.1',
    '127.0.0.1:4001',
    '[::1]:4001',
    'sandbox:80',
    'test-7.example',
  ])('under %s', async (host) => {
    expect(await under(host)).toBe(200);
  });

  it.each([
    'evil.test',
    'evil.test:4001',
    'localhost.evil.test',
    'evillocalhost',
    '127.0.0.1.evil.test',
    '127.0.0.2',
    '[::2]',
    'a.sandbox',
    'evil.test@localhost',
    'localhost/evil.test',
    'localhost:port',
  ])('not under %j', async (host) => {
    expect(await under(host)).toBe(403);
    expect(await under(host, '/__sandbox/token?user=anna@sky.test')).toBe(403);
    expect(await under(host, '/healthz')).toBe(200);
  });
});

describe('a process', () => {
  it.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', LEVERS: '1' }, true],
    [{ LEVERS: '0' }, false],
  ])('in %j has levers: %s', (env, levers) => {
    expect(parseLeverSettings(env as NodeJS.ProcessEnv)).toEqual({ levers, leverHosts: [] });
  });

  it('accepts further host names, and rejects an invalid setting', () => {
    expect(parseLeverSettings({ LEVER_HOSTS: ' Sandbox, test-7.example ,' } as NodeJS.ProcessEnv).leverHosts).toEqual([
      'sandbox',
      'test-7.example',
    ]);
    expect(() => parseLeverSettings({ LEVERS: 'yes' } as NodeJS.ProcessEnv)).toThrow('LEVERS is 0 or 1.');
  });
});

describe('without levers', () => {
  it('only the insurer’s API exists', async () => {
    const { app } = await sandbox({ levers: false, now });
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect([await statusOf('/__sandbox/clock'), await statusOf('/__sandbox/token?user=anna@sky.test')]).toEqual([
      404, 404,
    ]);
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([200, 200]);
    expect((await app.inject('/')).payload).not.toMatch(/__sandbox|<script/);
    await app.close();
  });
});
