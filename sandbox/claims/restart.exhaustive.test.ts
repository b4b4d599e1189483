import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';
import type { Claim } from '#schema/rest/claims.ts';
import { getClaimPath } from '#tests/kit/sandbox/claims.ts';
import { findApiKey, now } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { type Sandbox, sandbox } from '../server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const user = 'berta@harvest.test';

async function ask({ app, ...rest }: Sandbox, url: string, payload: object, key: string) {
  const { token } = (await app.inject({ url: `/__sandbox/token?user=${user}` })).json<{ token: string }>();
  const authorization = `Bearer ${token}`;
  const headers = { 'x-api-key': findApiKey({ app, ...rest }, 'harvest'), authorization, 'idempotency-key': key };
  return (await app.inject({ method: 'PATCH', url: `/api${url}`, headers, payload })).json<unknown>();
}

it('an insurer that restarts after accepting and paying answers the same, and pays nothing more', async () => {
  const dataDir = join(folder, 'data');
  const yes = [getClaimPath('CL-04'), { confirmed: true }] as const;
  const details = { status: 'SENT', contactNumber: '+15550100001', payoutMethodId: toUuid(`method:${user}:1`) };
  const payout = [`${getClaimPath('CL-07')}/payouts/${toUuid('payout:CL-07:3')}`, details] as const;
  const first = await sandbox({ dataDir, now });
  const before = [await ask(first, ...yes, 'yes'), await ask(first, ...payout, 'details')];
  await first.app.close();

  const second = await sandbox({ dataDir, now });
  expect([await ask(second, ...yes, 'yes'), await ask(second, ...payout, 'details')]).toEqual(before);
  expect([await ask(second, ...yes, 'again'), await ask(second, ...payout, 'details again')]).toEqual(before);
  expect((before[0] as Claim).payouts).toHaveLength(6);
  expect((await second.app.inject({ url: `/__sandbox/paid?user=${user}` })).json()).toHaveLength(1);
  await second.app.close();
});
