import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as overPg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as overPGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

import { lockDirectoryWithin } from './lock.ts';
import { isTooOld, migrationsFolder } from './migrations.ts';
import { template } from './template.ts';
import type { Database } from './types.ts';

type Opened = {
  db: Database;
  close: () => Promise<void>;
  /** Path that an outdated directory was moved to, if it could not be migrated. */
  setAside?: string;
};

/** Thrown for tables of a version that this one cannot migrate. */
export class DatabaseTooOld extends Error {}

export type Place = {
  /** URL of a PostgreSQL server. Defaults to PGlite. */
  databaseUrl?: string | undefined;
  /** Directory of PGlite's files. Defaults to memory. */
  dataDir?: string | undefined;
};
type Prepare = (db: Database) => Promise<void>;

/** Milliseconds to wait for the lock of a sandbox that is shutting down. */
const patienceMs = 3_000;

const config = { migrationsFolder, casing: 'snake_case' } as const;

/**
 * Opens and prepares the database. Only this module knows that there are two drivers. A lock keeps other processes from
 * preparing the same database or directory.
 */
export function openDatabase({ databaseUrl, dataDir }: Place, prepare: Prepare): Promise<Opened> {
  if (databaseUrl) return openPostgres(databaseUrl, prepare);
  return dataDir ? openDirectory(dataDir, prepare) : openMemory(prepare);
}

async function openMemory(prepare: Prepare): Promise<Opened> {
  return prepared(await PGlite.create({ dataDir: 'memory://', loadDataDir: await template() }), prepare);
}

async function openDirectory(dataDir: string, prepare: Prepare): Promise<Opened> {
  await mkdir(dirname(dataDir), { recursive: true });
  const unlock = await lockDirectoryWithin(dataDir, patienceMs);
  try {
    if (!existsSync(join(dataDir, 'PG_VERSION'))) await layOut(dataDir);
    const found = await PGlite.create(dataDir);
    const setAside = (await isTooOld(overPGlite({ client: found }))) ? await beginAfresh(dataDir, found) : undefined;
    const { db, close } = await prepared(setAside ? await PGlite.create(dataDir) : found, prepare);
    return { db, close: () => close().finally(unlock), ...(setAside && { setAside }) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Builds the directory under a draft name, so that an interruption leaves no half-written directory. */
async function layOut(dataDir: string): Promise<void> {
  const draft = `${dataDir}.new`;
  await rm(draft, { recursive: true, force: true });
  const client = await PGlite.create({ dataDir: draft, loadDataDir: await template() });
  await client.close();
  await rename(draft, dataDir);
}

/**
 * Moves the outdated directory aside, because its data may still be needed, and starts a new one. Returns the new path
 * of the old one.
 */
async function beginAfresh(dataDir: string, found: PGlite): Promise<string> {
  await found.close();
  let setAside = `${dataDir}.old`;
  for (let copy = 2; existsSync(setAside); copy++) setAside = `${dataDir}.old-${copy}`;
  await rename(dataDir, setAside);
  if (existsSync(`${dataDir}.files`)) await rename(`${dataDir}.files`, `${setAside}.files`);
  await layOut(dataDir);
  return setAside;
}

async function prepared(client: PGlite, prepare: Prepare): Promise<Opened> {
  const db = overPGlite({ client, casing: config.casing });
  await migratePGlite(db, config);
  await prepare(db);
  return { db, close: () => client.close() };
}

async function openPostgres(url: string, prepare: Prepare): Promise<Opened> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two sandboxes that start together would both create the tables. The lock ends with the connection, even after a
    // crash.
    await client.query("select pg_advisory_lock(hashtext('sandbox migrations'))");
    if (await isTooOld(overPg(client, config)))
      throw new DatabaseTooOld('its database was set up by a version that is too old for this one');
    await migratePg(overPg(client, config), config);
    await prepare(overPg(client, config));
  } finally {
    await client.end();
  }
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The next query replaces a broken idle connection. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  return { db: overPg(pool, config), close: () => pool.end() };
}
