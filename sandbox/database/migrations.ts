import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { and, eq, max } from 'drizzle-orm';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';

import type { Database } from './types.ts';

const require = createRequire(import.meta.url);

const journal = require.resolve('#sandbox/migrations/meta/_journal.json');

/** Resolved by package name, so that the source and the bundle find it from any working directory. */
export const migrationsFolder = dirname(dirname(journal));

export const projectFolder = dirname(dirname(migrationsFolder));

/** Changes whenever a fresh database would come out differently. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(
    readFileSync(join(dirname(require.resolve('@electric-sql/pglite')), '../package.json')),
  );
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

const tables = pgSchema('information_schema').table('tables', {
  schema: text('table_schema'),
  name: text('table_name'),
});
/** Drizzle's record of applied migrations. */
const done = pgSchema('drizzle').table('__drizzle_migrations', { at: bigint('created_at', { mode: 'number' }) });

/** Returns whether a database predates the oldest migration that still exists and therefore cannot be migrated. */
export async function isTooOld(db: Database): Promise<boolean> {
  const hasNotes = and(eq(tables.schema, 'drizzle'), eq(tables.name, '__drizzle_migrations'));
  if ((await db.select().from(tables).where(hasNotes)).length === 0) return false;
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  const [last] = await db.select({ at: max(done.at) }).from(done);
  return typeof last?.at === 'number' && last.at < (entries[0]?.when ?? 0);
}
