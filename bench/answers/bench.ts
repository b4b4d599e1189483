import { setTimeout as pause } from 'node:timers/promises';

import { reported } from '../claims/bench.ts';
import { createRandom } from '../claims/chance.ts';
import { startLine } from '../claims/line.ts';
import { postgres } from '../claims/postgres.ts';
import { host } from '../disputes/business.ts';
import { startPortal } from '../portal.ts';
import { type Counts, round } from './round.ts';

const overTheLine = Number(process.env['ROUNDS'] ?? 200);
const onPGlite = Number(process.env['KILLS'] ?? 50);
const onPostgres = Number(process.env['KILLS_POSTGRES'] ?? 25);

/** About the duration of a round, so that a kill always interrupts requests. */
const longestMs = 250;

type Setting = { rounds: number; isKilled: boolean; databaseUrl?: string };

async function rounds({ rounds: wanted, isKilled, databaseUrl }: Setting): Promise<boolean> {
  const portal = await startPortal(databaseUrl ? { databaseUrl } : {});
  const chance = createRandom(3);
  const line = await startLine(portal.url.replace('sky.localhost', '127.0.0.1'), isKilled ? () => 0 : chance, host);
  const sum: Counts = { asked: 0, missing: 0, doubled: 0, lies: 0 };
  let isUp = true;
  const up = async () => {
    while (!isUp) await pause(20);
  };
  const kill = async () => {
    await pause(chance() * longestMs);
    isUp = false;
    await portal.killInsurer();
    isUp = true;
  };
  try {
    for (let at = 0; at < wanted; at += 1) {
      const counts = await round({ insurer: portal.insurer, line, at, up, ...(isKilled && { amid: kill }) });
      for (const what of ['asked', 'missing', 'doubled', 'lies'] as const) sum[what] += counts[what];
    }
    const how = isKilled ? `the insurer killed ${wanted} times` : JSON.stringify(line.befell);
    process.stdout.write(`${sum.asked} answers, ${how}.\n`);
    return reported({
      'said to be done, and not': sum.missing,
      'done more than once': sum.doubled,
      'said not to have arrived, and it had': sum.lies,
    });
  } finally {
    line.close();
    await portal.stop();
  }
}

/**
 * Predicts revenue, accepts, rejects and disputes offers, and gives payment details, over an unreliable line and while
 * the insurer is killed.
 */
export async function bench(): Promise<boolean> {
  const results = [
    overTheLine === 0 || (await rounds({ rounds: overTheLine, isKilled: false })),
    onPGlite === 0 || (await rounds({ rounds: onPGlite, isKilled: true })),
  ];
  if (onPostgres > 0) {
    const { url, stop } = await postgres();
    try {
      results.push(await rounds({ rounds: onPostgres, isKilled: true, databaseUrl: url }));
    } finally {
      await stop();
    }
  }
  return results.every(Boolean);
}
