import { setTimeout } from 'node:timers/promises';

import { documents } from '#schema/generated/documents.ts';

import { type Portal, startPortal } from '../portal.ts';
import { addresses, send, sendAbuse } from './clients.ts';

const rounds = Number(process.env.ROUNDS ?? 200);
/** Milliseconds. */
const [goal, betweenRounds] = [100, 20];
const query = Object.entries(documents).find(([, text]) => text.startsWith('query Client'))?.[0];

/** Measures how long other customers wait while 50 addresses send requests that they never finish or read. */
export async function bench(): Promise<boolean> {
  const portal = await startPortal();
  try {
    for (let count = 0; count < 50; count += 1) await ask(portal);
    const [quiet, busy] = [
      await waits(portal, async () => {}),
      await waits(portal, (round) => sendAbuse(portal.url, round)),
    ];
    const inFlight = await inFlightAfter(portal);

    process.stdout.write(
      `${busy.length} requests of other customers during ${rounds} rounds from ${addresses} addresses.\n`,
    );
    process.stdout.write(`Without the rounds: median ${ms(quiet, 0.5)}, p99 ${ms(quiet, 0.99)}.\n`);
    process.stdout.write(
      `During the rounds: median ${ms(busy, 0.5)}, p99 ${ms(busy, 0.99)}, longest ${ms(busy, 1)}.\n\n`,
    );
    const goals = [
      { isMet: share(busy, 0.99) < goal, text: `p99 ${ms(busy, 0.99)} (below ${goal} ms)` },
      { isMet: inFlight === 0, text: `${inFlight} requests in flight afterwards (0)` },
    ];
    for (const { isMet, text } of goals) process.stdout.write(`${isMet ? '✓' : '✗'} ${text}\n`);
    return goals.every(({ isMet }) => isMet);
  } finally {
    await portal.stop();
  }
}

/**
 * Returns the duration of each request in milliseconds, sorted. A new one starts every 10 ms, whether or not the others
 * are done.
 */
async function waits(portal: Portal, act: (round: number) => Promise<void>): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const arrivals = setInterval(() => asked.push(ask(portal)), 10);
  for (let round = 0; round < rounds; round += 1) {
    await act(round);
    await setTimeout(betweenRounds);
  }
  clearInterval(arrivals);
  return (await Promise.all(asked)).sort((one, other) => one - other);
}

async function ask({ url }: Portal): Promise<number> {
  const begun = performance.now();
  const body = JSON.stringify({ documentId: query, variables: { domain: new URL(url).origin } });
  const { status, text } = await send(url, '/graphql', { 'content-type': 'application/json' }, body);
  if (!text.includes('"partnerId"')) throw new Error(`A customer's request was answered with ${status}.`);
  return performance.now() - begun;
}

/** Polls until nothing is in flight, for five seconds at most. */
async function inFlightAfter({ url, metricsToken }: Portal): Promise<number> {
  let inFlight = Number.NaN;
  for (let count = 0; count < 100 && inFlight !== 0; count += 1) {
    await setTimeout(50);
    const { text } = await send(url, '/metrics', { authorization: `Bearer ${metricsToken}` });
    inFlight = Number(/^portal_in_flight (\d+)$/m.exec(text)?.[1]);
  }
  return inFlight;
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const ms = (sorted: readonly number[], part: number) => `${share(sorted, part).toFixed(0)} ms`;
