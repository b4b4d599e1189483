import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Place } from '../database/open.ts';
import { Refused } from '../refusal.ts';
import { firstBytes } from './kinds.ts';

/** 25 MB in binary units. */
const largest = 25 * 2 ** 20;
/** Longer than any upload takes. */
const longestMs = 60 * 60_000;

export type Taken = { path: string; size: number; digest: string; first: Buffer };

export type Files = {
  /** Writes an upload to disk. An upload that is too large or breaks off leaves nothing behind. */
  take: (content: AsyncIterable<Buffer>) => Promise<Taken>;
  keep: (taken: Taken, id: string) => Promise<void>;
  drop: (taken: Taken) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /** Removes all other files: leftovers of a killed process and files that no row refers to. */
  keepOnly: (ids: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Stores files beside the database, because PGlite would hold each in memory as a whole. An in-memory database deletes
 * them on exit.
 */
export function createFiles({ dataDir, databaseUrl }: Place): Files {
  const isKept = Boolean(dataDir || databaseUrl);
  // Only one sandbox uses a directory, but several share a PostgreSQL server and may be receiving a file right now.
  const youngestMs = databaseUrl ? longestMs : 0;
  const folder = databaseUrl ? folderOf(databaseUrl, dataDir) : folderBeside(dataDir);
  const placeOf = (name: string) => join(folder, name);

  return {
    take: async (content) => {
      await mkdir(folder, { recursive: true });
      const path = placeOf(`${randomUUID()}.part`);
      const file = await open(path, 'wx');
      try {
        return { path, ...(await written(file, content)) };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
    },
    keep: ({ path }, id) => rename(path, placeOf(id)),
    drop: ({ path }) => rm(path, { force: true }),
    remove: async (ids) => {
      for (const id of ids) await rm(placeOf(id), { force: true });
    },
    keepOnly: async (ids) => {
      const known = new Set(ids);
      const found = await readdir(folder).catch(() => []);
      for (const name of found)
        if (!known.has(name) && (await ageOf(placeOf(name))) >= youngestMs) await rm(placeOf(name), { force: true });
    },
    close: async () => {
      if (!isKept) await rm(folder, { recursive: true, force: true });
    },
  };
}

const folderBeside = (dataDir: string | undefined): string =>
  dataDir ? `${dataDir}.files` : mkdtempSync(join(tmpdir(), 'sandbox-files-'));

/** Returns the same folder at each start with the same database, and a different one for another database. */
const folderOf = (databaseUrl: string, dataDir: string | undefined): string =>
  `${dataDir || join(tmpdir(), 'sandbox')}.files-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)}`;

/** Returns milliseconds, or -1 for a file that was removed in the meantime. */
const ageOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => -1,
  );

async function written(file: FileHandle, content: AsyncIterable<Buffer>): Promise<Omit<Taken, 'path'>> {
  const hash = createHash('sha256');
  let first: Buffer = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > largest) throw new Refused('FAILED_VALIDATION', 'The file is too large', { file: 'invalid' });
    if (first.length < firstBytes) first = Buffer.concat([first, chunk]).subarray(0, firstBytes);
    hash.update(chunk);
    await file.write(chunk);
  }
  return { size, digest: hash.digest('hex'), first };
}
