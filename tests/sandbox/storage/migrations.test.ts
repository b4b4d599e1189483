import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';

import { DatabaseTooOld } from '#sandbox/database/open.ts';
import { type Sandbox, sandbox } from '#sandbox/server.ts';
import { databases, emptyDatabase } from '#tests/kit/databases.ts';

import { keyOf, now } from '../kit/insurer.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** When the last of the migrations was made that the baseline stands for: whoever had it has all of them. */
const lastBeforeBaseline = 1795300752827;
/** What came later. */
const sinceBaseline = [
  'drop table acts, attachments, payout_frames, options, cases, overrides, paid, claim_paid, claim_attachments, documents cascade;',
  'alter table lost_bags add column attachments jsonb;',
  'alter table items drop column is_cancelled;',
  'alter table datasets drop constraint one_dataset_a_name;',
  'alter table policies add column policy_cap_used numeric(14, 2);',
  'alter table policy_holders drop column policy_cap_used;',
].join(' ');
const migratedAt = (at: number) => `update drizzle.__drizzle_migrations set created_at = ${at}, hash = 'of another'`;

async function keyAfterClosing(running: Sandbox): Promise<string> {
  const key = keyOf(running, 'sky');
  await running.app.close();
  return key;
}

async function change(dataDir: string, query: string): Promise<void> {
  const client = await PGlite.create(dataDir);
  await client.exec(query);
  await client.close();
}

describe('what the sandbox of an earlier version kept', () => {
  it('is there still, if it had all that the first migration does', async () => {
    const dataDir = join(folder, 'recent');
    const key = await keyAfterClosing(await sandbox({ dataDir, now }));
    await change(dataDir, sinceBaseline + migratedAt(lastBeforeBaseline));

    const running = await sandbox({ dataDir, now });

    expect(running.setAside).toBeUndefined();
    expect(await keyAfterClosing(running)).toBe(key);
  });

  it('is put aside if it is older, beside what was put aside before; the sandbox begins afresh', async () => {
    const dataDir = join(folder, 'old');
    mkdirSync(`${dataDir}.old`);
    const key = await keyAfterClosing(await sandbox({ dataDir, now }));
    await change(dataDir, migratedAt(lastBeforeBaseline - 1));

    const running = await sandbox({ dataDir, now });

    expect(running.setAside).toBe(`${dataDir}.old-2`);
    expect(existsSync(join(`${dataDir}.old-2`, 'PG_VERSION'))).toBe(true);
    expect(await keyAfterClosing(running)).not.toBe(key);
  });

  it.each(databases.filter((kind) => kind === 'PostgreSQL'))(
    'is left alone on %s, and said to be too old',
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
