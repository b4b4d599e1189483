import { documents } from '#schema/generated/documents.ts';

const nameOf = (text: string) => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';

/** The hash of each registered document by its name. */
export const hashes: Record<string, string> = Object.fromEntries(
  Object.entries(documents).map(([hash, text]) => [nameOf(text), hash]),
);
