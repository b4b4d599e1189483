import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import type { Portal } from '../portal.ts';
import { type Customer, readStoredFiles, toDigest } from './insurer.ts';
import { createUploadForm, send } from './sending.ts';

export const files = 5;
export const megabytes = 25;
export const cuts = 20;
const patience = 10;

/**
 * Sends all files at once over breaking lines until the insurer has accepted each. Returns the number that it holds
 * once and complete.
 */
export async function round({ url, insurer }: Portal, customer: Customer): Promise<number> {
  const breaks = Array.from({ length: cuts }, () => randomInt(files));
  const sent = await Promise.all(
    Array.from({ length: files }, (_, at) =>
      sentAtLast(url, customer, breaks.filter((broken) => broken === at).length),
    ),
  );
  const held = await Promise.all(sent.map(({ name }) => readStoredFiles(insurer, customer, name)));
  return sent.filter(({ digest }, at) => held[at]?.length === 1 && held[at][0] === digest).length;
}

async function sentAtLast(origin: string, { token, bagId }: Customer, breaks: number) {
  const key = randomUUID();
  const name = `${key}.png`;
  const content = randomBytes(megabytes * 2 ** 20);
  content.write('\x89PNG\r\n\x1a\n', 'latin1');
  const { port } = new URL(origin);
  const url = new URL(`http://127.0.0.1:${port}/luggage/${bagId}/attachments?name=${name}`);
  const upload = { url, token, key, form: createUploadForm(content) };

  for (let cut = 0; cut < breaks; cut += 1) await send(upload, randomInt(1, upload.form.length + 1));
  for (let tried = 0; (await send(upload)) !== 201; tried += 1)
    if (tried === patience) throw new Error(`${name} was refused again and again`);
  return { name, digest: toDigest(content) };
}
