import { randomUUID } from 'node:crypto';

import { eq, inArray } from 'drizzle-orm';

import { type Attachment, type LostBag, mostAttachments } from '#schema/rest/luggage.ts';

import type { Database, Transaction } from '../database/types.ts';
import type { Files, Taken } from '../files/files.ts';
import { detectFileKind } from '../files/kinds.ts';
import { Refused } from '../refusal.ts';
import { attachments, lostBags } from '../tables.ts';

function kindOf({ first }: Pick<Taken, 'first'>): string {
  const kind = detectFileKind(first);
  if (!kind) throw new Refused('FAILED_VALIDATION', 'A picture or a PDF, and nothing else', { file: 'invalid' });
  return kind;
}

type Wanted = { bagId: string; name: string };

export async function attach(
  tx: Transaction,
  files: Files,
  { bagId, name }: Wanted,
  taken: Taken,
): Promise<{ attachmentId: string; name: string }> {
  // Locks the bag, so that the limit holds for files that arrive together.
  await tx.select().from(lostBags).where(eq(lostBags.bagId, bagId)).for('update');
  if ((await tx.$count(attachments, eq(attachments.bagId, bagId))) >= mostAttachments)
    throw new Refused('FAILED_VALIDATION', `A bag takes ${mostAttachments} files`, { file: 'invalid' });
  const attachmentId = randomUUID();
  await tx.insert(attachments).values({ attachmentId, bagId, name, size: taken.size, kind: kindOf(taken) });
  // Last, because rolling back does not undo it.
  await files.keep(taken, attachmentId);
  return { attachmentId, name };
}

export async function readAttachments(
  db: Database | Transaction,
  bagIds: readonly string[],
): Promise<Map<string, LostBag['attachments']>> {
  const found =
    bagIds.length > 0
      ? await db
          .select()
          .from(attachments)
          .where(inArray(attachments.bagId, [...bagIds]))
          .orderBy(attachments.place)
      : [];
  const ofBag = (bagId: string) => found.filter((each) => each.bagId === bagId).map(shown);
  return new Map(bagIds.map((bagId) => [bagId, ofBag(bagId)]));
}

export const readAttachmentIds = async (tx: Transaction, bagId: string): Promise<string[]> =>
  (await tx.select().from(attachments).where(eq(attachments.bagId, bagId))).map(({ attachmentId }) => attachmentId);

const shown = ({ attachmentId, bagId, name, size }: typeof attachments.$inferSelect): Attachment => ({
  attachmentId,
  name,
  url: `/travel/luggage/lost/bags/${bagId}/attachments/${attachmentId}`,
  size,
});
