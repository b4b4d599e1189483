import { randomUUID } from 'node:crypto';

import { and, eq, isNotNull } from 'drizzle-orm';

import type { ClaimAttachment } from '#schema/rest/claims.ts';

import type { Transaction } from '../database/types.ts';
import { failedValidation } from '../refusal.ts';
import { claimAttachments, documents } from '../tables.ts';
import { lockClaim, type Wanted } from './found.ts';
import { getNextStanding } from './move.ts';

/** Attaches a file to a claim whose offer may be disputed. Repeating the request attaches nothing more. */
export async function attachDocument(
  tx: Transaction,
  wanted: Wanted,
  { name, documentId }: { name: string; documentId: string },
): Promise<ClaimAttachment> {
  const found = await lockClaim(tx, wanted);
  const [attached] = await tx.select().from(claimAttachments).where(eq(claimAttachments.documentId, documentId));
  if (attached?.alertId === wanted.alertId) return { attachmentId: attached.attachmentId, name: attached.name };
  getNextStanding(found, 'customer.dispute');
  const isTheirs = and(eq(documents.documentId, documentId), eq(documents.userId, wanted.userId));
  const isThere = (await tx.$count(documents, and(isTheirs, isNotNull(documents.digest)))) === 1;
  if (attached || !isThere) throw failedValidation(['documentId'], 'There is no such file');
  const attachmentId = randomUUID();
  await tx.insert(claimAttachments).values({ attachmentId, alertId: wanted.alertId, documentId, name });
  return { attachmentId, name };
}

export const listAttachmentIds = async (tx: Transaction, alertId: string): Promise<string[]> =>
  (await tx.select().from(claimAttachments).where(eq(claimAttachments.alertId, alertId))).map(
    ({ attachmentId }) => attachmentId,
  );
