import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Chunk } from '../build/chunkList.ts';
import { listFirstScreenChunks } from './firstScreen.ts';

export type Limits = {
  most: number;
  askedForAtOnce: string[];
  forbidden: { modules: RegExp; why: string }[];
  least: number;
  rarelyOpened: string[];
};

/** Returns a table of the chunks of the first screen, heaviest first, and the violations of the limits. */
export function weigh(dist: string, limits: Limits): { table: string; wrong: string[] } {
  const { most, askedForAtOnce, forbidden, least, rarelyOpened } = limits;
  const all = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8')) as Chunk[];
  const chunks = listFirstScreenChunks(all, askedForAtOnce);
  const bytesOf = ({ file }: Chunk) => statSync(join(dist, 'app', `${file}.br`)).size;
  const weights = chunks
    .map((chunk) => ({ file: chunk.file, bytes: bytesOf(chunk) }))
    .sort((one, other) => other.bytes - one.bytes);
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);

  const intruders = chunks.flatMap(({ file, modules }) =>
    forbidden.flatMap(({ modules: pattern, why }) => {
      const found = Object.keys(modules).find((module) => pattern.test(module));
      return found ? [`${file} brings ${found}, which ${why}.`] : [];
    }),
  );
  const crumbs = all
    .filter((chunk) => !chunks.includes(chunk) && !rarelyOpened.includes(chunk.name) && bytesOf(chunk) < least)
    .map((chunk) => `${chunk.file} has ${kilobytes(bytesOf(chunk))}, and a file has at least ${kilobytes(least)}.`);
  const tooFat = `The first screen loads ${kilobytes(total)} of JavaScript, ${kilobytes(total - most)} more than it may.`;
  const wrong = [
    ...(chunks.length === 0 ? ['The build has no entry.'] : []),
    ...(total > most ? [tooFat] : []),
    ...intruders,
    ...crumbs,
  ];
  const rows = [...weights, { file: `of at most ${kilobytes(most)}`, bytes: total }];
  const table = rows.map(({ file, bytes }) => `${kilobytes(bytes).padStart(9)}  ${file}`);
  return { table: [...table, 'Heaviest, before it was made small:', ...heaviest(chunks)].join('\n'), wrong };
}

function heaviest(chunks: Chunk[]): string[] {
  const sizes = new Map<string, number>();
  for (const [module, bytes] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const owner = /node_modules\/((@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module.split('/').slice(0, 2).join('/');
    sizes.set(owner, (sizes.get(owner) ?? 0) + bytes);
  }
  const byWeight = [...sizes].sort(([, one], [, other]) => other - one).slice(0, 12);
  return byWeight.map(([owner, bytes]) => `${kilobytes(bytes).padStart(9)}  ${owner}`);
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
