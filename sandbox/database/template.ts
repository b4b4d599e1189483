import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { fingerprint, migrationsFolder, projectFolder } from './migrations.ts';

let made: Promise<Blob> | undefined;

/** Returns a migrated database. Copies a cached one, because initdb takes seconds. */
export function template(): Promise<Blob> {
  made ??= make(join(projectFolder, 'node_modules/.cache/sandbox', `${fingerprint()}.tar`));
  return made;
}

async function make(path: string): Promise<Blob> {
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const client = await PGlite.create('memory://');
    await migrate(drizzle({ client }), { migrationsFolder });
    const dump = await client.dumpDataDir('none');
    await client.close();
    // Without a writable cache, the next start takes a little longer.
    await keep(path, dump).catch(() => undefined);
    return dump;
  }
}

async function keep(path: string, dump: Blob): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, dump.stream());
  await rename(draft, path);
}
