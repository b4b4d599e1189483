import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { startPortal } from '../portal.ts';
import { signInCustomer } from './insurer.ts';
import { cuts, files, megabytes, round } from './round.ts';

type Usage = NodeJS.MemoryUsage;

const rounds = 3;
/** Megabytes. */
const mostGrowth = 20;

/**
 * Measures the gateway's memory during uploads, and checks that each file arrives once and complete in spite of broken
 * lines.
 */
export async function bench(): Promise<boolean> {
  const portal = await startPortal({ listener: './bench/uploads/memory.mjs' });
  try {
    const customer = await signInCustomer(portal.insurer);
    const begun = (await memoryOf(portal.gateway)).now;
    let arrived = await round(portal, customer);
    const { now: warm, most: warming } = await memoryOf(portal.gateway);
    const peaks: Usage[] = [];
    for (let count = 0; count < rounds; count += 1) {
      arrived += await round(portal, customer);
      peaks.push((await memoryOf(portal.gateway)).most);
    }
    const plain = await portal.peer('bench/uploads/peer.mjs');
    const plainBegun = (await memoryOf(plain.process)).now;
    arrived += await round({ ...portal, url: plain.url }, customer);
    const { now: plainWarm, most: plainWarming } = await memoryOf(plain.process);
    const all = files * (rounds + 2);
    const growth = Math.max(...peaks.map(({ rss }) => inMegabytes(rss - warm.rss)));
    const isAllThere = arrived === all;
    const isSmall = growth <= mostGrowth;
    const ofPlain = { 'plain pipe, started': plainBegun, 'warming up': plainWarming, 'plain pipe, warm': plainWarm };
    process.stdout.write(`${tableOf({ started: begun, 'warming up': warming, warm, ...roundsOf(peaks) })}\n\n`);
    process.stdout.write(`${tableOf(ofPlain)}\n\n`);
    process.stdout.write(
      `Megabytes; of a round when its RSS was greatest. ${files} files of ${megabytes} MB at once,\n`,
    );
    process.stdout.write(`lines broken at random ${cuts} times a round.\n\n`);
    process.stdout.write(
      `The first round keeps ${grown(begun, warm)} MB, and ${grown(plainBegun, plainWarm)} MB of a plain pipe.\n`,
    );
    process.stdout.write(`${mark(isAllThere)} ${arrived} of ${all} files arrived once and whole\n`);
    process.stdout.write(`${mark(isSmall)} RSS grew by ${growth.toFixed(1)} MB once warm (at most ${mostGrowth})\n`);
    return isAllThere && isSmall;
  } finally {
    await portal.stop();
  }
}

async function memoryOf(server: ChildProcess): Promise<{ now: Usage; most: Usage }> {
  const answer = once(server, 'message');
  server.send('memory?');
  return (await answer)[0];
}

const roundsOf = (peaks: readonly Usage[]) =>
  Object.fromEntries(peaks.map((peak, at): [string, Usage] => [`round ${at + 1}`, peak]));

function tableOf(usages: Record<string, Usage>): string {
  const parts = ['rss', 'heapTotal', 'heapUsed', 'external', 'arrayBuffers'] as const;
  const rows = Object.entries(usages).map(([name, usage]) => [
    name,
    ...parts.map((part) => inMegabytes(usage[part]).toFixed(1)),
  ]);
  const lines = [['', ...parts], ['---', ...parts.map(() => '--:')], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const grown = (before: Usage, after: Usage) => inMegabytes(after.rss - before.rss).toFixed(1);
const inMegabytes = (bytes: number) => bytes / 2 ** 20;
const mark = (isMet: boolean) => (isMet ? '✓' : '✗');
