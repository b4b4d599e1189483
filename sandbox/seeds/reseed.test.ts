import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases, emptyDatabase } from '#tests/kit/databases.ts';
import { now } from '#tests/kit/sandbox/insurer.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/types.ts';
import { toUuid } from '../ids.ts';
import * as tables from '../tables.ts';
import { reseed, seedOnce } from './seed.ts';

/** Sorts the rows, because the order of database pages is arbitrary. */
async function everyRow(db: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(tables))
    if (is(table, PgTable) && name !== 'settings') found[name] = inOrder(await db.select().from(table));
  return found;
}

const inOrder = (rows: unknown[]) =>
  rows
    .map((row) => [JSON.stringify(row), row] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);

const howMany = (found: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(found).map(([name, { length }]) => [name, length]));

const aLetter = () => ({
  messageId: crypto.randomUUID(),
  partnerId: toUuid('partner:sky'),
  channel: 'email' as const,
  recipient: 'anna@sky.test',
  body: 'Hello',
  sentAt: now().toISOString(),
});

describe.each(databases)('seeding again, on %s,', (kind) => {
  it('removes every earlier row and restarts the counters, seeded or copied', async () => {
    const { db, close } = await openDatabase({ databaseUrl: await emptyDatabase(kind) }, (db) => seedOnce(db, now()));
    await reseed(db, 'default', now());
    onTestFinished(close);
    const post = () => db.insert(tables.outbox).values(aLetter());
    await post();
    const [letter] = await db.select().from(tables.outbox);
    await db.delete(tables.outbox);
    const seeded = await everyRow(db);

    await post();
    await reseed(db, 'default', now());
    expect(await everyRow(db)).toEqual(seeded);
    await post();
    expect((await db.select().from(tables.outbox))[0]).toMatchObject({ place: letter?.place });

    await reseed(db, 'empty', now());
    await reseed(db, 'default', now());
    expect(howMany(await everyRow(db))).toEqual(howMany(seeded));
  });
});
