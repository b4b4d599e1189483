import { randomBytes, randomUUID } from 'node:crypto';

import { and, eq, isNull } from 'drizzle-orm';
import { object, size, string } from 'superstruct';
import { accountById, lockAccount } from '../account/accounts.ts';
import { type Context, minuteMs } from '../context.ts';
import type { Transaction } from '../database/types.ts';
import { failedValidation } from '../refusal.ts';
import { cardFrames, cardTokens } from '../tables.ts';
import { maskCardNumber, readCardNumber } from './cardNumbers.ts';
import { hashToken, hashValue } from './values.ts';

const lastsMs = 30 * minuteMs;

/** The body that the tokeniser's page posts. */
export const TypedCard = object({ number: size(string(), 0, 100) });

type Frame = typeof cardFrames.$inferSelect;
type Tokenised =
  | { kind: 'gone' }
  | { kind: 'refused'; error: 'required' | 'invalidCardNumber' }
  | { kind: 'tokenised'; token: string; displayValue: string };

/** Creates a page for one customer and one card. Returns its id, which is valid for half an hour. */
export async function createCardFrame(
  { db, clock }: Context,
  frame: Pick<Frame, 'userId' | 'origin' | 'css'>,
): Promise<string> {
  const frameId = randomUUID();
  await db.insert(cardFrames).values({ frameId, ...frame, expiresAt: clock.in(lastsMs) });
  return frameId;
}

/** Returns undefined for an expired frame, or one whose card is already monitored. */
export async function findCardFrame({ db, clock }: Context, frameId: string): Promise<Frame | undefined> {
  const [frame] = await db.select().from(cardFrames).where(eq(cardFrames.frameId, frameId));
  if (!frame || frame.expiresAt <= clock.in(0)) return undefined;
  const tokens = await db.select().from(cardTokens).where(eq(cardTokens.frameId, frameId));
  return tokens.some(({ usedAt }) => usedAt !== null) ? undefined : frame;
}

/** Issues a token for a card number. Stores its mask and a keyed hash, and voids the frame's earlier tokens. */
export async function tokeniseCard(context: Context, frameId: string, typed: string): Promise<Tokenised> {
  const frame = await findCardFrame(context, frameId);
  if (!frame || !(await accountById(context.db, frame.userId))) return { kind: 'gone' };
  if (typed.trim() === '') return { kind: 'refused', error: 'required' };
  const digits = readCardNumber(typed);
  if (!digits) return { kind: 'refused', error: 'invalidCardNumber' };
  const token = `tok_${randomBytes(24).toString('base64url')}`;
  const displayValue = maskCardNumber(digits);
  const isIssued = await context.db.transaction(async (tx) => {
    await lockAccount(tx, frame.userId);
    if (!(await findCardFrame({ ...context, db: tx }, frameId))) return false;
    const valueHash = await hashValue(tx, { userId: frame.userId, dataType: 'CARD', value: digits });
    await tx.delete(cardTokens).where(eq(cardTokens.frameId, frameId));
    await tx.insert(cardTokens).values({ tokenHash: hashToken(token), frameId, displayValue, valueHash });
    return true;
  });
  return isIssued ? { kind: 'tokenised', token, displayValue } : { kind: 'gone' };
}

/** Uses up a token of the customer, and returns its card. Throws FAILED_VALIDATION. */
export async function takeToken(
  { tx, now }: { tx: Transaction; now: Date },
  userId: string,
  token: string,
): Promise<{ displayValue: string; valueHash: string }> {
  const usedAt = now.toISOString();
  const tokenHash = hashToken(token);
  const [found] = await tx
    .select()
    .from(cardTokens)
    .innerJoin(cardFrames, eq(cardFrames.frameId, cardTokens.frameId))
    .where(and(eq(cardTokens.tokenHash, tokenHash), eq(cardFrames.userId, userId), isNull(cardTokens.usedAt)));
  if (!found || found.card_frames.expiresAt <= usedAt)
    throw failedValidation(['token'], 'The token is unknown, used or over');
  await tx.update(cardTokens).set({ usedAt }).where(eq(cardTokens.tokenHash, tokenHash));
  return found.card_tokens;
}
