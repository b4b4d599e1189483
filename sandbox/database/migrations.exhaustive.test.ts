import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyDatabase, everyDatabase } from '#tests/kit/databases.ts';
import { findApiKey, now } from '#tests/kit/sandbox/insurer.ts';
import { type Sandbox, sandbox } from '../server.ts';
import { DatabaseTooOld } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Time of the last migration that the baseline replaces. A database that has it needs nothing from the baseline. */
const lastBeforeBaseline = 1795863738291;
const migratedAt = (at: number) => `update drizzle.__drizzle_migrations set created_at = ${at}, hash = 'of another'`;

async function keyAfterClosing(running: Sandbox): Promise<string> {
  const key = findApiKey(running, 'sky');
  await running.app.close();
  return key;
}

async function change(dataDir: string, query: string): Promise<void> {
  const client = await PGlite.create(dataDir);
  await client.exec(query);
  await client.close();
}

describe('data of an earlier version', () => {
  it('is kept if the database has every migration that the baseline replaces', async () => {
    const dataDir = join(folder, 'recent');
    const key = await keyAfterClosing(await sandbox({ dataDir, now }));
    await change(dataDir, migratedAt(lastBeforeBaseline));

    const running = await sandbox({ dataDir, now });

    expect(running.setAside).toBeUndefined();
    expect(await keyAfterClosing(running)).toBe(key);
  });

  it('is set aside if it is older, beside data that was set aside before, and the sandbox starts afresh', async () => {
    const dataDir = join(folder, 'old');
    mkdirSync(`${dataDir}.old`);
    const key = await keyAfterClosing(await sandbox({ dataDir, now }));
    await change(dataDir, migratedAt(lastBeforeBaseline - 1));

    const running = await sandbox({ dataDir, now });

    expect(running.setAside).toBe(`${dataDir}.old-2`);
    expect(existsSync(join(`${dataDir}.old-2`, 'PG_VERSION'))).toBe(true);
    expect(await keyAfterClosing(running)).not.toBe(key);
  });

  it.each(everyDatabase.filter((kind) => kind === 'PostgreSQL'))(
    'is left alone on %s, with an error that it is too old',
    async (kind) => {
      const databaseUrl = await emptyDatabase(kind);
      const key = await keyAfterClosing(await sandbox({ databaseUrl, now }));
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(migratedAt(1));

      await expect(sandbox({ databaseUrl, now })).rejects.toThrow(DatabaseTooOld);

      const { rows } = await client.query("select api_key from partners where name = 'sky'");
      await client.end();
      expect(rows).toEqual([{ api_key: key }]);
    },
  );
});
