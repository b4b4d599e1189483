import { randomUUID } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { emptyDatabase, everyDatabase } from '#tests/kit/databases.ts';
import { now } from '#tests/kit/sandbox/insurer.ts';
import { accountById } from '../account/accounts.ts';
import { createClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { toUuid } from '../ids.ts';
import { answerRefusals, Refused } from '../refusal.ts';
import { seedOnce } from '../seeds/seed.ts';
import { openSession } from '../sign-in/sessions.ts';
import { createTokens } from '../sign-in/tokens.ts';
import { outbox, partners } from '../tables.ts';
import { idempotency } from './idempotency.ts';
import { identity } from './identity.ts';

/** The test's own write: it posts a letter, unless the letter has no recipient. */
describe.each(everyDatabase)('a keyed write, on %s,', (kind) => {
  let app: FastifyInstance;
  let databaseUrl: string | undefined;
  let letters: () => Promise<number>;
  const headers: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    databaseUrl = await emptyDatabase(kind);
    const { db, close } = await openDatabase({ databaseUrl }, (db) => seedOnce(db, now()));
    const context = { db, clock: await createClock(db, now), tokens: createTokens('secret') };
    letters = () => db.$count(outbox);
    app = Fastify();
    app.addHook('onClose', close);
    answerRefusals(app);
    await app.register(identity, context);
    await app.register(idempotency, context);
    for (const path of ['/letters', '/platform/user/letters'])
      app.post<{ Body: { to: string } }>(path, async (request, reply) => {
        const { to } = request.body;
        const { status, body } = await app.once(request, async (tx) => {
          const messageId = randomUUID();
          const letter = {
            messageId,
            channel: 'email',
            recipient: to,
            body: 'Hello',
            sentAt: now().toISOString(),
          } as const;
          await tx.insert(outbox).values({ ...letter, partnerId: toUuid('partner:sky') });
          if (to === 'nobody') throw new Refused('NO_PASSENGER', 'Nobody is there');
          return { status: 201, body: { messageId } };
        });
        return reply.code(status).send(body);
      });

    const [partner] = await db.select().from(partners);
    for (const name of ['anna', 'emil']) {
      const account = await accountById(db, toUuid(`user:${name}@sky.test`));
      if (!account || !partner) throw new Error('Nobody was seeded.');
      headers[name] = { 'x-api-key': partner.apiKey, authorization: `Bearer ${await openSession(context, account)}` };
      const agent = await accountById(db, toUuid('user:admin@sky.test'));
      if (!agent) throw new Error('No administrator was seeded.');
      const token = await openSession(context, agent, 'user', account.userId);
      headers[`agent for ${name}`] = { 'x-api-key': partner.apiKey, authorization: `Bearer ${token}` };
    }
  });
  afterAll(() => app.close());

  const post = (key: string | undefined, to = 'Ben', { path = '/letters', from = 'anna' } = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers[from], ...(key && { 'idempotency-key': key }) },
      payload: { to },
    });

  it('happens once and gets the same answer each time', async () => {
    const before = await letters();
    const key = randomUUID();
    const answers = [await post(key), await post(key), await post(key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(await letters()).toBe(before + 1);
  });

  it('happens once if it is requested several times at once', async () => {
    const before = await letters();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(key)));
    expect(await letters()).toBe(before + 1);
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(done.map(({ payload }) => payload)).size).toBe(1);
    const others = answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code);
    expect(new Set(others)).toEqual(new Set(others.length > 0 ? ['REQUEST_RUNNING'] : []));
    expect((await post(key)).payload).toBe(done[0]?.payload);
  });

  it('is refused under a key that belongs to another request', async () => {
    const key = randomUUID();
    await post(key, 'Ben');
    const other = await post(key, 'Dora');
    expect([other.statusCode, other.json().code]).toEqual([422, 'KEY_REUSED']);
  });

  it('is separate for another user with the same key', async () => {
    const key = randomUUID();
    const [mine, theirs] = [await post(key), await post(key, 'Ben', { from: 'emil' })];
    expect(theirs.statusCode).toBe(201);
    expect(theirs.payload).not.toBe(mine.payload);
  });

  it('is separate for each customer of an agent who sends the same key', async () => {
    const key = randomUUID();
    const forAnna = await post(key, 'Ben', { from: 'agent for anna' });
    const forEmil = await post(key, 'Ben', { from: 'agent for emil' });
    expect([forAnna.statusCode, forEmil.statusCode]).toEqual([201, 201]);
    expect(forEmil.payload).not.toBe(forAnna.payload);
  });

  it('does not give a customer the stored answer of their agent under the same key', async () => {
    const key = randomUUID();
    await post(key, 'Ben', { from: 'agent for anna' });
    expect((await post(key, 'Ben')).json()).toMatchObject({ code: 'KEY_REUSED' });
  });

  it('leaves nothing behind when it is refused, and can be repeated', async () => {
    const before = await letters();
    const key = randomUUID();
    const answers = [await post(key, 'nobody'), await post(key, 'nobody')];
    expect(answers.map((answer) => answer.json().code)).toEqual(['NO_PASSENGER', 'NO_PASSENGER']);
    expect(await letters()).toBe(before);
    expect((await post(key, 'Ben')).statusCode).toBe(201);
  });

  it('is repeated each time without a key', async () => {
    const before = await letters();
    const answers = [await post(undefined), await post(undefined)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await letters()).toBe(before + 2);
    expect((await post(undefined, 'nobody')).json()).toMatchObject({ code: 'NO_PASSENGER' });
    expect(await letters()).toBe(before + 2);
  });

  it('does not exist for sign-in calls, whose answers are never stored', async () => {
    const before = await letters();
    expect((await post(randomUUID(), 'Ben', { path: '/platform/user/letters' })).statusCode).toBe(500);
    expect(await letters()).toBe(before);
  });

  // PGlite has one session, so the second request waits, as the test above shows.
  if (kind === 'PGlite') return;
  it('is refused while the first request with its key is still running', async () => {
    const key = randomUUID();
    const holder = new pg.Client({ connectionString: databaseUrl });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin; lock table outbox in exclusive mode');

    const first = post(key);
    const waiting = "select 1 from pg_locks where locktype = 'relation' and not granted";
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
    const second = await post(key);
    expect([second.statusCode, second.json().code]).toEqual([409, 'REQUEST_RUNNING']);

    await holder.query('commit');
    expect((await first).statusCode).toBe(201);
  });
});
