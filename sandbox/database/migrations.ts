import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Found by the package's own name for it: from the source and from the bundle alike, wherever the process was started. */
export const migrationsFolder = dirname(dirname(require.resolve('#sandbox/migrations/meta/_journal.json')));

export const projectFolder = dirname(dirname(migrationsFolder));

/** The same for as long as a fresh database comes out the same. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(
    readFileSync(join(dirname(require.resolve('@electric-sql/pglite')), '../package.json')),
  );
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
