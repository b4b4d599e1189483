import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

type NoRelations = Record<string, never>;

/** Routes query through the builder, which reads every type alike, so that they cannot tell which driver is used. */
export type Database = PgDatabase<PgQueryResultHKT, NoRelations>;
export type Transaction = PgTransaction<PgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;
