import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as overPg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as overPGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

import { lockDirectoryWithin } from './lock.ts';
import { isTooOld, migrationsFolder } from './migrations.ts';
import { template } from './template.ts';

type NoRelations = Record<string, never>;

/** What routes see. Which driver is behind it, they cannot tell: queries go through the builder, which reads every type alike. */
export type Database = PgDatabase<PgQueryResultHKT, NoRelations>;
export type Transaction = PgTransaction<PgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;
type Opened = {
  db: Database;
  close: () => Promise<void>;
  /** Where a directory was moved that nothing leads on from. */
  setAside?: string;
};

/** Its tables are those of a version from which no migrations lead on. */
export class DatabaseTooOld extends Error {}

export type Place = {
  /** A PostgreSQL server. Else PGlite is used. */
  databaseUrl?: string | undefined;
  /** Where PGlite keeps its files; without it, in memory. */
  dataDir?: string | undefined;
};
type Prepare = (db: Database) => Promise<void>;

/** Milliseconds to wait for the lock of a sandbox that is ending. */
const patienceMs = 3_000;

const config = { migrationsFolder, casing: 'snake_case' } as const;

/** The only place that knows two drivers. Nobody else prepares the database, or uses the directory, meanwhile. */
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

/** Whoever stops half-way leaves no half directory behind. */
async function layOut(dataDir: string): Promise<void> {
  const draft = `${dataDir}.new`;
  await rm(draft, { recursive: true, force: true });
  const client = await PGlite.create({ dataDir: draft, loadDataDir: await template() });
  await client.close();
  await rename(draft, dataDir);
}

/** What is there may be wanted still, so it is kept beside. Answers where. */
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
    // Two sandboxes that start together would both create the tables. The lock ends with the connection, however it ends.
    await client.query("select pg_advisory_lock(hashtext('sandbox migrations'))");
    if (await isTooOld(overPg(client, config)))
      throw new DatabaseTooOld('its database was set up by a version that is too old for this one');
    await migratePg(overPg(client, config), config);
    await prepare(overPg(client, config));
  } finally {
    await client.end();
  }
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => undefined);
  return { db: overPg(pool, config), close: () => pool.end() };
}
