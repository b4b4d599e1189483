import { once } from 'node:events';

import { type Portal, startPortal } from '../portal.ts';
import { customerOf } from './insurer.ts';
import { cuts, files, megabytes, round } from './round.ts';

type Usage = NodeJS.MemoryUsage;

const rounds = 3;
/** Megabytes. */
const mostGrowth = 20;

/** What files on their way cost the gateway in memory, and whether each arrives once and whole, however often lines break. */
export async function bench(): Promise<boolean> {
  const portal = await startPortal('./bench/uploads/memory.mjs');
  try {
    const customer = await customerOf(portal.insurer);
    const begun = (await memoryOf(portal)).now;
    let arrived = await round(portal, customer);
    const { now: warm, most: warming } = await memoryOf(portal);
    const peaks: Usage[] = [];
    for (let count = 0; count < rounds; count += 1) {
      arrived += await round(portal, customer);
      peaks.push((await memoryOf(portal)).most);
    }
    const all = files * (rounds + 1);
    const growth = Math.max(...peaks.map(({ rss }) => inMegabytes(rss - warm.rss)));
    const isAllThere = arrived === all;
    const isSmall = growth <= mostGrowth;
    process.stdout.write(`${tableOf({ started: begun, 'warming up': warming, warm, ...roundsOf(peaks) })}\n\n`);
    process.stdout.write(
      `Megabytes; of a round when its RSS was greatest. ${files} files of ${megabytes} MB at once,\n`,
    );
    process.stdout.write(`lines broken at random ${cuts} times a round.\n\n`);
    process.stdout.write(`${mark(isAllThere)} ${arrived} of ${all} files arrived once and whole\n`);
    process.stdout.write(`${mark(isSmall)} RSS grew by ${growth.toFixed(1)} MB once warm (at most ${mostGrowth})\n`);
    return isAllThere && isSmall;
  } finally {
    await portal.stop();
  }
}

async function memoryOf({ gateway }: Portal): Promise<{ now: Usage; most: Usage }> {
  const answer = once(gateway, 'message');
  gateway.send('memory?');
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

const inMegabytes = (bytes: number) => bytes / 2 ** 20;
const mark = (isMet: boolean) => (isMet ? '✓' : '✗');
