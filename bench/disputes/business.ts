import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Claim } from '#machines/claims/claims.ts';
import { createClaimsApi } from '#src/api/claims/claims.ts';
import { createDocumentsApi } from '#src/api/claims/documents.ts';
import { createPayoutChoiceReader } from '#src/api/claims/payoutChoice.ts';
import { machineClient } from '#src/api/clients.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';

import type { Line } from '../claims/line.ts';
import type { Portal } from '../portal.ts';

const user = 'berta@harvest.test';
/** Node cannot resolve harvest.localhost. */
export const host = 'harvest.localhost';

export async function lever<Said>({ url }: Portal['insurer'], path: string, body?: object): Promise<Said> {
  const answer = await fetch(`${url}/__sandbox/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Said;
}

export const requestToken = (insurer: Portal['insurer']) =>
  lever<{ token: string; userId: string }>(insurer, `token?user=${user}`);

/** Returns the app's own calls over a line. */
export function callsOver({ url }: Pick<Line, 'url'>, token: string) {
  const client = machineClient({ url: `${url}/graphql`, bearer: () => token });
  return {
    ...createClaimsApi({ client, clock: Date }),
    ...createDocumentsApi({ client }),
    ...createPayoutsApi({ client }),
    readChoice: createPayoutChoiceReader({ client }),
  };
}

export const readMethods = (
  insurer: Portal['insurer'],
  { token, userId }: { token: string; userId: string },
): Promise<{ payoutMethodId: string }[]> => heldBy(insurer, token, `platform/payouts/methods?userId=${userId}`);

/** Reads directly from the insurer, without the gateway. */
async function heldBy<Held>(insurer: Portal['insurer'], token: string, path: string): Promise<Held> {
  const headers = { 'x-api-key': insurer.apiKeyOf('harvest'), authorization: `Bearer ${token}` };
  return (await (await fetch(`${insurer.url}/api/${path}`, { headers })).json()) as Held;
}

/** Returns a claim as the insurer has it. */
export async function claimCalled(insurer: Portal['insurer'], token: string, called: string): Promise<Claim> {
  const claims = await heldBy<Claim[]>(insurer, token, 'platform/items/views/item-alerts');
  const found = claims.find(({ claimNumber }) => claimNumber === called);
  if (!found) throw new Error(`There is no ${called}.`);
  return found;
}

export async function listDigests(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha256');
      await pipeline(createReadStream(join(folder, name)), hash);
      return hash.digest('hex');
    }),
  );
}

export const toDigest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
