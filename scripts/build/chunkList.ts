import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import type { Plugin } from 'vite';

/** A file of the build: what it loads at once, what later, and the modules in it, by their paths in the project. */
export type Chunk = { file: string; isEntry: boolean; imports: string[]; later: string[]; modules: string[] };

/** Writes down what the build put where. Vite's own manifest does not say which modules a chunk holds. */
export function chunkList(path: string): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks: Chunk[] = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, isEntry, imports, dynamicImports, moduleIds }) => ({
          file: fileName,
          isEntry,
          imports,
          later: dynamicImports,
          modules: moduleIds.map((id) => relative(process.cwd(), id)),
        }));
      writeFileSync(path, JSON.stringify(chunks, null, 2));
    },
  };
}
