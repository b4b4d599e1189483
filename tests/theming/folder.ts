import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates a temporary folder; `write` adds files, including their folders. */
export async function emptyFolder() {
  const path = await mkdtemp(join(tmpdir(), 'themes-'));
  return {
    path,
    write: async (files: Record<string, string>) => {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(dirname(join(path, name)), { recursive: true });
        await writeFile(join(path, name), text);
      }
    },
    remove: () => rm(path, { recursive: true }),
  };
}
