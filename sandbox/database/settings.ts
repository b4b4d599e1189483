import { eq } from 'drizzle-orm';
import { settings } from '../tables.ts';
import type { Database } from './types.ts';

type Value = Record<string, unknown>;

export async function readSetting(db: Database, name: string): Promise<Value | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}

export async function writeSetting(db: Database, name: string, value: Value): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Stores a setting unless it exists. Returns the stored value, so that all callers get the same one. */
export async function ensureSetting(db: Database, name: string, value: Value): Promise<Value> {
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
  return (await readSetting(db, name)) ?? value;
}
