import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyDatabase, everyDatabase } from '#tests/kit/databases.ts';
import { findApiKey, now } from '#tests/kit/sandbox/insurer.ts';
import { getOptionId } from '#tests/kit/sandbox/resolutions.ts';
import { toUuid } from '../ids.ts';
import { type Sandbox, sandbox } from '../server.ts';
import { DatabaseTooOld } from './open.ts';

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
  'alter table partners drop column hide_unknown_user;',
].join(' ');
/** Whoever held a policy used up one cover. */
const oneCover = [
  'alter table policies add column policy_cap_used numeric(14, 2);',
  'alter table policy_holders drop column policy_cap_used;',
].join(' ');
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

describe('what the sandbox of an earlier version kept', () => {
  it('is there still, if it had all that the first migration does', async () => {
    const dataDir = join(folder, 'recent');
    const key = await keyAfterClosing(await sandbox({ dataDir, now }));
    await change(dataDir, sinceBaseline + oneCover + migratedAt(lastBeforeBaseline));

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

  it.each(everyDatabase.filter((kind) => kind === 'PostgreSQL'))(
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

it('of what was used of a policy each of its holders keeps all but what went to others', async () => {
  const dataDir = join(folder, 'shared');
  await keyAfterClosing(await sandbox({ dataDir, now }));
  const [opal, maya] = ['options@sky.test', 'many@sky.test'].map((login) => toUuid(`user:${login}`)) as [
    string,
    string,
  ];
  const paid = (called: string, to: string, isReturned: boolean) =>
    `insert into paid (payout_id, option_id, user_id, amount, currency, at, is_returned) values
      (gen_random_uuid(), '${getOptionId(called)}', '${to}', 40, 'USD', now(), ${isReturned});`;
  const client = await PGlite.create(dataDir);
  await client.exec(
    [
      oneCover,
      // 420 before anybody was paid.
      "update policies set policy_cap_used = 460 where external_policy_number = 'POL-NEAR';",
      "update policies set policy_cap_used = 40 where external_policy_number = 'POL-ACTIVE';",
      paid('CA25', opal, false),
      paid('CA30', maya, true),
      paid('CA24', opal, false),
      readFileSync('sandbox/migrations/0011_cover_a_holder.sql', 'utf8'),
    ].join(' '),
  );
  const { rows } = await client.query(
    `select user_id, external_policy_number, policy_cap_used::float as used from policy_holders
      where user_id in ('${opal}', '${maya}') and external_policy_number in ('POL-NEAR', 'POL-ACTIVE')`,
  );
  await client.close();

  const usedBy = (user: string, policy: string) =>
    (rows as { user_id: string; external_policy_number: string; used: number }[]).find(
      (row) => row.user_id === user && row.external_policy_number === policy,
    )?.used;
  expect([usedBy(opal, 'POL-NEAR'), usedBy(maya, 'POL-NEAR')]).toEqual([460, 420]);
  expect(usedBy(opal, 'POL-ACTIVE')).toBe(40);
});
