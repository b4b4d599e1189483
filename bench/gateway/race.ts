import { isDeepStrictEqual } from 'node:util';

import { Pool } from 'undici';

import { type Name, names, type Running } from './processes.ts';
import { countLeaves, type Work } from './works.ts';

/** Processor milliseconds per request. */
export type Cost = Record<Name, number>;
export type Measured = { work: Work; leaves: number; cost: Cost };

const rounds = 7;
/** Concurrent requests. */
const atOnce = 16;
/** Requests per lap, chosen so that each work takes about as long. */
const requestsFor = (leaves: number) => Math.round(Math.min(1_500, 600_000 / (leaves + 300)));

/** Runs the work on every server in turns and takes the median of the laps. Throws if an answer differs. */
export async function raced(work: Work, servers: Record<Name, Running>): Promise<Measured> {
  const asking = Object.fromEntries(names.map((name) => [name, clientOf(servers[name].url, name, work)]));
  const right = (await asking.passThrough?.once()) as object;
  for (const name of names) {
    const answer = await asking[name]?.once();
    if (!isDeepStrictEqual(answer, right))
      throw new Error(`${name} answers otherwise: ${JSON.stringify(answer)?.slice(0, 400)}`);
  }
  const leaves = countLeaves(right);
  const requests = requestsFor(leaves);
  const laps = Object.fromEntries(names.map((name): [string, number[]] => [name, []]));

  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const before = await servers[name].milliseconds();
      // The first round warms up.
      const count = round < 0 ? 3 * requests : requests;
      await asking[name]?.often(count);
      if (round >= 0) laps[name]?.push(((await servers[name].milliseconds()) - before) / count);
    }
  }
  await Promise.all(Object.values(asking).map(({ close }) => close()));
  return { work, leaves, cost: Object.fromEntries(names.map((name) => [name, medianOf(laps[name] ?? [])])) as Cost };
}

function clientOf(url: string, name: Name, { name: documentId, document: query, variables }: Work) {
  const pool = new Pool(url, { connections: atOnce });
  const body = JSON.stringify(name === 'gateway' ? { documentId, variables } : { query, variables });
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: `Bearer ${documentId.replaceAll(' ', '-')}`,
  };

  async function once(): Promise<unknown> {
    const answer = await pool.request({ method: 'POST', path: '/graphql', headers, body });
    return answer.body.json();
  }
  async function drain(): Promise<void> {
    const { statusCode, body: answer } = await pool.request({ method: 'POST', path: '/graphql', headers, body });
    await answer.dump({ limit: Infinity });
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`);
  }
  async function often(count: number): Promise<void> {
    let left = count;
    const worker = async () => {
      while (left-- > 0) await drain();
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
  return { once, often, close: () => pool.close() };
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
