import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createPng, createUploadForm, formHeaders } from '#tests/kit/gateway/upload.ts';
import { findApiKey, now } from '#tests/kit/sandbox/insurer.ts';
import { createFiles } from '../files/files.ts';
import { toUuid } from '../ids.ts';
import type { Refused } from '../refusal.ts';
import { type Sandbox, sandbox } from '../server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function attach({ app, ...rest }: Sandbox): Promise<string> {
  const { token } = (await app.inject({ url: '/__sandbox/token?user=vera@voyage.test' })).json<{ token: string }>();
  const answer = await app.inject({
    method: 'POST',
    url: `/api/travel/luggage/lost/bags/${toUuid('bag:LB01')}/attachments?name=tag.png`,
    headers: { 'x-api-key': findApiKey({ app, ...rest }, 'voyage'), ...formHeaders(token, randomUUID()) },
    payload: createUploadForm(createPng(100)),
  });
  return answer.json<{ attachmentId: string }>().attachmentId;
}

it('a start keeps only files attached to a bag, and a reset keeps none', async () => {
  const dataDir = join(folder, 'data');
  const left = () => readdirSync(`${dataDir}.files`);
  const first = await sandbox({ dataDir, now });
  const attached = await attach(first);
  await first.app.close();
  for (const name of [`${randomUUID()}.part`, randomUUID()]) writeFileSync(join(`${dataDir}.files`, name), 'half');

  const second = await sandbox({ dataDir, now });
  expect(left()).toEqual([attached]);

  await second.app.inject({ method: 'POST', url: '/__sandbox/reset' });
  expect(left()).toEqual([]);
  await second.app.close();
});

it('a start beside PostgreSQL keeps stored files, and those that another process may be receiving', async () => {
  const files = createFiles({ databaseUrl: `postgres://nowhere/${randomUUID()}` });
  const taken = await files.take(inParts(Buffer.from('known')));
  await files.keep(taken, 'known');
  const place = dirname(taken.path);
  onTestFinished(() => rmSync(place, { recursive: true }));
  const hourAgo = Date.now() / 1_000 - 3_600;
  for (const [name, at] of [
    ['old.part', hourAgo],
    ['unknown', hourAgo - 1],
    ['new.part', hourAgo + 60],
  ] as const) {
    writeFileSync(join(place, name), 'half');
    utimesSync(join(place, name), at, at);
  }
  utimesSync(join(place, 'known'), hourAgo, hourAgo);

  await files.keepOnly(['known']);
  expect(readdirSync(place).sort()).toEqual(['known', 'new.part']);
  await files.close();
  expect(readdirSync(place).sort()).toEqual(['known', 'new.part']);
});

const most = 25 * 2 ** 20;

it.each([
  [most - 1, true],
  [most, true],
  [most + 1, false],
])('a file of %i bytes is accepted: %s; a refused one leaves nothing behind', async (bytes, isTaken) => {
  const files = createFiles({ dataDir: join(folder, randomUUID()) });
  const half = Math.floor(bytes / 2);
  const taken = files.take(inParts(Buffer.alloc(half), Buffer.alloc(bytes - half))).then(
    ({ path, size }) => ({ size, left: readdirSync(dirname(path)).length }),
    (refused: Refused) => refused.code,
  );

  expect(await taken).toEqual(isTaken ? { size: bytes, left: 1 } : 'FAILED_VALIDATION');
});

async function* inParts(...parts: Buffer[]) {
  yield* parts;
}
