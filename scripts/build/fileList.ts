import type { Plugin, Rolldown } from 'vite';

/** Writes the address of each file of the build into the page, with the imports that the first screen does not load. */
export function fileList(): Plugin {
  return {
    name: 'file-list',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [
        {
          tag: 'script',
          injectTo: 'body',
          attrs: { type: 'application/json', id: 'files' },
          children: JSON.stringify(listOf(Object.values(bundle).filter((output) => output.type === 'chunk'))),
        },
      ],
    },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'name'>;

function listOf(chunks: readonly Chunk[]): Record<string, string[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) withImports(byFile.get(file) ?? { ...chunk, fileName: file, imports: [] }, seen);
    return seen;
  };
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...withImports(chunk)]));
  const later = chunks.filter(({ fileName }) => !first.has(fileName));
  return Object.fromEntries(
    later.map((chunk) => [
      chunk.name,
      [...withImports(chunk)].filter((file) => !first.has(file)).map((file) => `/${file}`),
    ]),
  );
}
