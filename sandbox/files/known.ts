import type { Database } from '../database/types.ts';
import { attachments, documents } from '../tables.ts';

export async function allIds(db: Database): Promise<string[]> {
  const attached = await db.select().from(attachments);
  const stored = await db.select().from(documents);
  return [...attached.map(({ attachmentId }) => attachmentId), ...stored.map(({ documentId }) => documentId)];
}
