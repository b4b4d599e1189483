import { createHash } from 'node:crypto';

/** Adds a content hash, because the file is cached for good. A server of an older build does not have the new name. */
export function named(file: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return file.replace(/(?=\.\w+$)/, `.${hash}`);
}
