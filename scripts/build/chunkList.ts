import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Plugin } from 'vite';

/** A file of the build with its static imports and its modules. Sizes are before minification. */
export type Chunk = {
  file: string;
  name: string;
  isEntry: boolean;
  imports: string[];
  modules: Record<string, number>;
};

/** Writes a list of chunks with their modules beside the build. Vite's manifest does not contain modules. */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks: Chunk[] = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, name, isEntry, imports, modules }) => ({
          file: fileName,
          name,
          isEntry,
          imports,
          modules: Object.fromEntries(
            Object.entries(modules).map(([id, { renderedLength }]) => [relative(process.cwd(), id), renderedLength]),
          ),
        }));
      writeFileSync(join(dir, '../chunks.json'), JSON.stringify(chunks, null, 2));
    },
  };
}
