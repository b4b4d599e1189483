import { randomBytes, randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { type Context, minuteMs } from '../../context.ts';
import type { Files, Taken } from '../../files/files.ts';
import { isDocument } from '../../files/kinds.ts';
import { cleanFileName } from '../../files/names.ts';
import { Refused, UncodedRefusal } from '../../refusal.ts';
import { claimAttachments, documents } from '../../tables.ts';

export const uploads = '/documents';
const lastsMs = 15 * minuteMs;

/** File names that trigger failures. */
export const brokenName = '!VENDOR_ERROR';
export const failingName = '!FAILS';
export const failingOnceName = '!FAILS_ONCE';

type Row = typeof documents.$inferSelect;

/** Reserves an upload address. Anyone who knows the address may upload the file within a quarter of an hour. */
export async function openDocument({ db, clock }: Context, userId: string, documentName: string) {
  const name = cleanFileName(documentName);
  if (isCalled(name, brokenName)) throw new Refused('VENDOR_ERROR', 'The store of documents does not answer');
  const documentId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await db.insert(documents).values({ documentId, userId, name, token, expiresAt: clock.in(lastsMs) });
  return { documentId, path: `${uploads}/${token}` };
}

/** Returns the document of an upload address. Throws 404 for an unknown address and 403 for an expired one. */
export async function findUploadDocument({ db, clock }: Context, token: string): Promise<Row> {
  const [found] = await db.select().from(documents).where(eq(documents.token, token));
  if (!found) throw new UncodedRefusal(404, 'No file is expected here');
  if (found.expiresAt < clock.in(0)) throw new UncodedRefusal(403, 'No file is expected here any more');
  const same = and(eq(documents.userId, found.userId), eq(documents.name, found.name));
  const fails = isCalled(found.name, failingOnceName)
    ? (await db.$count(documents, same)) === 1
    : isCalled(found.name, failingName);
  if (fails) throw new UncodedRefusal(500, 'The store of documents failed');
  return found;
}

/**
 * Stores an upload. Accepts the same file again, and a different one only while the document is not attached to
 * anything.
 */
export async function receive({ db }: Context, files: Files, { documentId }: Row, taken: Taken): Promise<void> {
  if (!isDocument(taken.first)) throw new UncodedRefusal(415, 'A picture, a PDF, a text or a table, and nothing else');
  await db.transaction(async (tx) => {
    const isIt = eq(documents.documentId, documentId);
    const [row] = await tx.select().from(documents).where(isIt).for('update');
    if (row?.digest === taken.digest) return;
    if ((await tx.$count(claimAttachments, eq(claimAttachments.documentId, documentId))) > 0)
      throw new UncodedRefusal(409, 'This file is attached already');
    await tx.update(documents).set({ size: taken.size, digest: taken.digest }).where(isIt);
    // Last, because rolling back does not undo it.
    await files.keep(taken, documentId);
  });
}

/** Ignores the file extension. */
const isCalled = (name: string, wanted: string) => name.replace(/\.[^.]*$/, '') === wanted;
