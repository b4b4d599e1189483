import type { Chunk } from '../build/chunkList.ts';

/** Returns the chunks of a first visit: the entry, the modules requested at once, and all their imports. */
export function listFirstScreenChunks(chunks: Chunk[], askedForAtOnce: string[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const start = [
    ...chunks.filter(({ isEntry }) => isEntry),
    ...askedForAtOnce.map((module) => holderOf(chunks, module)),
  ];
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  start.forEach(visit);
  return [...seen];
}

function holderOf(chunks: Chunk[], module: string): Chunk {
  const holder = chunks.find(({ modules }) => module in modules);
  if (!holder) throw new Error(`${module} stands in scripts/budget/limits.ts and is not in the build.`);
  return holder;
}
