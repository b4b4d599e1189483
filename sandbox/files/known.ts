import type { Database } from '../database/open.ts';
import { attachments, documents } from '../tables.ts';

/** Of every file that somebody knows of. */
export async function allIds(db: Database): Promise<string[]> {
  const attached = await db.select().from(attachments);
  const stored = await db.select().from(documents);
  return [...attached.map(({ attachmentId }) => attachmentId), ...stored.map(({ documentId }) => documentId)];
}
