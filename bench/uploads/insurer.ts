import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { LostBag } from '#schema/rest/luggage.ts';

import type { Portal } from '../portal.ts';

export type Customer = { token: string; bagId: string };

export async function signInCustomer({ url, apiKey }: Portal['insurer']): Promise<Customer> {
  const said = await fetch(`${url}/__sandbox/token?user=anna@sky.test`);
  const { token }: { token: string } = await said.json();
  const reported = await fetch(`${url}/api/travel/luggage/lost/bags`, {
    method: 'POST',
    headers: { ...of(token, apiKey), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ pir: 'OSLSK00777' }),
  });
  const { bagId }: LostBag = await reported.json();
  return { token, bagId };
}

export async function readStoredFiles(
  { url, apiKey, files }: Portal['insurer'],
  { token, bagId }: Customer,
  name: string,
) {
  const answer = await fetch(`${url}/api/travel/luggage/lost/bags/${bagId}`, { headers: of(token, apiKey) });
  const { attachments }: LostBag = await answer.json();
  const held = attachments.filter((each) => each.name === name);
  return Promise.all(held.map(({ attachmentId }) => digestIn(join(files, attachmentId))));
}

export const toDigest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function digestIn(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const of = (token: string, apiKey: string) => ({ 'x-api-key': apiKey, authorization: `Bearer ${token}` });
