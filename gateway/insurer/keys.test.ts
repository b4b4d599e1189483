import { string, type } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRawAnswer, type FakeInsurer, fakeInsurer, hangUp } from '#tests/kit/gateway/insurer.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';
import { type Caller, createAsker } from '../graphql/resolvers.ts';
import type { Row } from '../row.ts';
import { createInsurer } from './insurer.ts';

let insurer: FakeInsurer;
let portal: Stage;

beforeAll(async () => {
  insurer = await fakeInsurer();
  portal = await stage();
});
beforeEach(() => {
  insurer.next(createRawAnswer(201, '{"id":"1"}'));
  portal.insurer.next();
});
afterAll(async () => {
  await insurer.close();
  await portal.close();
});

const created = type({ id: string() });
const byKey = { call: 'POST /travel/trips', body: 'trip', answer: created, repeat: 'by key' } as const satisfies Row;

async function ask(row: Row, args: Record<string, unknown>): Promise<unknown> {
  const limits = { deadlineMs: 1_000, tries: 3, backoffMs: 1, connections: 1, report: () => undefined };
  const pool = createInsurer(insurer.url, limits);
  const caller: Caller = {
    insurer: pool,
    apiKey: 'key-of-sky',
    bearer: 'Bearer token',
    idempotencyKey: 'key-1',
    requestId: 'request-1',
    exchangeEnd: { onEnd: () => undefined, hasEnded: () => false },
    failed: () => undefined,
    repaired: () => undefined,
  };
  return createAsker(row)(args, caller).finally(pool.close);
}

describe('the key of a write', () => {
  it('is forwarded to the insurer, which remembers the result by it', async () => {
    expect(await ask(byKey, { trip: { name: 'x' } })).toEqual({ id: '1' });
    expect(insurer.only()).toMatchObject({
      call: 'POST /travel/trips',
      body: { name: 'x' },
      headers: { 'idempotency-key': 'key-1', 'content-type': 'application/json' },
    });
  });

  it('does not make the gateway repeat it: the caller decides after checking the outcome', async () => {
    insurer.next(hangUp);
    await expect(ask(byKey, { trip: {} })).rejects.toThrow('hung up');
    expect(insurer.asked).toHaveLength(1);
  });

  it('is not forwarded if the insurer does not remember it', async () => {
    await ask({ ...byKey, repeat: 'never' }, { trip: {} });
    expect(insurer.only().headers).not.toHaveProperty('idempotency-key');
  });

  it.each(['', 'x'.repeat(256), 'two words', 'é'])('is refused if it cannot be forwarded: %j', async (key) => {
    const { errors } = await portal.run('Items', {}, { headers: { 'idempotency-key': key } });
    expect(errors?.[0]?.extensions).toMatchObject({ status: 400, code: 'INVALID_PARAMS' });
    expect(portal.insurer.asked).toEqual([]);
  });
});

it('may come with arguments that are gathered in the body', async () => {
  await ask(
    { ...byKey, call: 'POST /travel/trips/{tripId}', body: ['name', 'day'] },
    { tripId: 'a b', name: 'x', day: 1, more: 2 },
  );
  expect(insurer.only()).toMatchObject({ call: 'POST /travel/trips/a%20b', body: { name: 'x', day: 1 } });
});
