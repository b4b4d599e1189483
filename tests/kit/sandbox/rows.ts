import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '#sandbox/database/types.ts';
import * as tables from '#sandbox/tables.ts';

/**
 * Reads the rows of every table by its name. The order of the pages on disk, the salt of passwords and the key of hashed
 * values make no difference.
 */
export async function everyRow(db: Database, { except }: { except: PgTable[] }): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of Object.values(tables).filter((each) => is(each, PgTable)))
    if (!except.includes(table))
      found[getTableName(table)] = (await db.select().from(table))
        .map((row) => ({
          ...row,
          ...('password' in row && { password: typeof row.password }),
          ...('valueHash' in row && { valueHash: typeof row.valueHash }),
        }))
        .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return found;
}
