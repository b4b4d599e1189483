import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

export type FreshFile<Content> = { content: Content; hash: string };

/**
 * Returns a reader that parses a file again only after it has changed. Rejects like reading (ENOENT, EISDIR) and like
 * `parse`; the next call tries again.
 */
export function freshFile<Content>(path: string, parse: (text: string) => Content): () => Promise<FreshFile<Content>> {
  let known: { mark: string; file: FreshFile<Content> } | undefined;

  return async () => {
    const { mtimeMs, size, ino } = await stat(path);
    const mark = `${mtimeMs} ${size} ${ino}`;
    if (known?.mark === mark) return known.file;
    const text = await readFile(path, 'utf8');
    known = { mark, file: { content: parse(text), hash: toShortHash(text) } };
    return known.file;
  };
}

/** Returns a reader per path. Failed paths are not cached, so that requests for missing files use no memory. */
export function freshFiles<Content>(parse: (text: string) => Content): (path: string) => Promise<FreshFile<Content>> {
  const readers = new Map<string, () => Promise<FreshFile<Content>>>();

  return (path) => {
    const reader = readers.get(path) ?? freshFile(path, parse);
    readers.set(path, reader);
    return reader().catch((error: unknown) => {
      if (readers.get(path) === reader) readers.delete(path);
      throw error;
    });
  };
}

/** Short hash for addresses that are cached for good. */
export const toShortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
