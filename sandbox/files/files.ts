import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Place } from '../database/open.ts';
import { Refused } from '../refusal.ts';
import { firstBytes } from './kinds.ts';

/** 25 MB, as an office counts them. */
const largest = 25 * 2 ** 20;
/** Longer than any file is on its way. */
const longestMs = 60 * 60_000;

export type Taken = { path: string; size: number; digest: string; first: Buffer };

export type Files = {
  /** Writes what comes to the disk; what is too large, or breaks off, leaves nothing. */
  take: (content: AsyncIterable<Buffer>) => Promise<Taken>;
  keep: (taken: Taken, id: string) => Promise<void>;
  drop: (taken: Taken) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /** Removes what else there is: what a process left that was killed, and what nobody knows any more. */
  keepOnly: (ids: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** Files lie beside the database, not in it: PGlite would have each in memory as a whole. Of one in memory they go with it. */
export function filesIn({ dataDir, databaseUrl }: Place): Files {
  const isKept = Boolean(dataDir || databaseUrl);
  // A directory is one sandbox's at a time; of a PostgreSQL another may be taking a file just now.
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

/** The same at each start with the same database, and never that of another one. */
const folderOf = (databaseUrl: string, dataDir: string | undefined): string =>
  `${dataDir || join(tmpdir(), 'sandbox')}.files-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)}`;

/** In milliseconds; what another has just removed has none. */
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
