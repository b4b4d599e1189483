import { createHash } from 'node:crypto';

/** Kept for good by whoever has it: another content is another file, which a server of before does not have. */
export function named(file: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return file.replace(/(?=\.\w+$)/, `.${hash}`);
}
