import { randomBytes, randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { type Context, minuteMs } from '../context.ts';
import type { Files, Taken } from '../files/files.ts';
import { isDocument } from '../files/kinds.ts';
import { nameIn } from '../files/names.ts';
import { Refused, UncodedRefusal } from '../refusal.ts';
import { claimAttachments, documents } from '../tables.ts';

export const uploads = '/documents';
const lastsMs = 15 * minuteMs;

/** What files that are called so come to. */
export const brokenName = '!VENDOR_ERROR';
export const failingName = '!FAILS';
export const failingOnceName = '!FAILS_ONCE';

type Row = typeof documents.$inferSelect;

/** A place for a file, which whoever has its address may fill within a quarter of an hour. */
export async function openDocument({ db, clock }: Context, userId: string, documentName: string) {
  const name = nameIn(documentName);
  if (isCalled(name, brokenName)) throw new Refused('VENDOR_ERROR', 'The store of documents does not answer');
  const documentId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await db.insert(documents).values({ documentId, userId, name, token, expiresAt: clock.in(lastsMs) });
  return { documentId, path: `${uploads}/${token}` };
}

/** The place of an address, as long as it lasts. */
export async function placeOf({ db, clock }: Context, token: string): Promise<Row> {
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

/** Keeps what came; the same may come again, something else only as long as it belongs to nothing. */
export async function receive({ db }: Context, files: Files, { documentId }: Row, taken: Taken): Promise<void> {
  if (!isDocument(taken.first)) throw new UncodedRefusal(415, 'A picture, a PDF, a text or a table, and nothing else');
  await db.transaction(async (tx) => {
    const isIt = eq(documents.documentId, documentId);
    const [row] = await tx.select().from(documents).where(isIt).for('update');
    if (row?.digest === taken.digest) return;
    if ((await tx.$count(claimAttachments, eq(claimAttachments.documentId, documentId))) > 0)
      throw new UncodedRefusal(409, 'This file is attached already');
    await tx.update(documents).set({ size: taken.size, digest: taken.digest }).where(isIt);
    // Last, as it is undone by nothing.
    await files.keep(taken, documentId);
  });
}

/** Whatever kind of file it is. */
const isCalled = (name: string, wanted: string) => name.replace(/\.[^.]*$/, '') === wanted;
