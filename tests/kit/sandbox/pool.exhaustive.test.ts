import { expect, onTestFinished } from 'vitest';

import { toUuid } from '#sandbox/ids.ts';
import { type Sandbox, sandbox } from '#sandbox/server.ts';
import { acts, answers, codes, outbox, partners, sessions, settings, tries } from '#sandbox/tables.ts';
import { databases, emptyDatabase } from '../databases.ts';

import { findApiKey } from './insurer.ts';
import { now, pooled } from './pool.ts';
import { everyRow } from './rows.ts';

/** API keys are new in each sandbox. Settings hold the clock, which is read below. */
const except = [partners, settings];

const pull = async (running: Sandbox, lever: string, payload?: object) =>
  (
    await running.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/__sandbox${lever}`,
      ...(payload && { payload }),
    })
  ).json();

async function post(running: Sandbox, partner: string, path: string, payload: object, token = 'none') {
  const headers = {
    'x-api-key': findApiKey(running, partner),
    authorization: `Bearer ${token}`,
    'idempotency-key': 'once',
  };
  const { statusCode } = await running.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  return statusCode;
}

async function use(running: Sandbox) {
  await pull(running, '/clock', { advanceMs: 86_400_000 });
  await pull(running, '/reset', { seed: 'crowded' });
  const { token } = await pull(running, '/token?user=anna@sky.test&agent=agent@sky.test');
  const zoe = { name: 'Zoe', surname: 'Berg', mobilePhoneNumber: '+15550100077' };
  const wrong = { username: 'one@sky.test', password: 'wrong', partnerId: toUuid('partner:sky') };
  const otp = { identifier: 'otc@rails.test', partnerId: toUuid('partner:rails') };
  expect(await post(running, 'sky', '/travel/passengers', zoe, token)).toBe(201);
  expect(await post(running, 'sky', '/platform/user/login', wrong)).toBe(401);
  expect(await post(running, 'rails', '/platform/user/login/otc', otp)).toBe(200);
  await pull(running, '/faults', { path: '*', status: 500, times: 1_000 });
}

pooled.for(databases)('lends a sandbox on %s that nobody seems to have used', async (kind, { pool }) => {
  const untouched = await sandbox({ databaseUrl: await emptyDatabase(kind), now });
  onTestFinished(() => untouched.app.close());
  const used = await pool.borrow(kind);
  await use(used);
  for (const table of [acts, answers, codes, outbox, sessions, tries])
    expect(await used.db.$count(table)).toBeGreaterThan(0);
  pool.giveBack(kind, used);

  const again = await pool.borrow(kind);

  expect(again).toBe(used);
  expect(await everyRow(again.db, { except })).toEqual(await everyRow(untouched.db, { except }));
  expect(await pull(again, '/clock')).toEqual({ now: '2031-03-14T12:00:00.000Z', frozen: false });
  expect(await pull(again, '/faults')).toEqual([]);
  pool.giveBack(kind, again);
});

pooled('lends another sandbox while the first is in use', async ({ pool }) => {
  const [first, second] = [await pool.borrow('PGlite'), await pool.borrow('PGlite')];

  expect(second === first).toBe(false);
  pool.giveBack('PGlite', first);
  pool.giveBack('PGlite', second);
});
