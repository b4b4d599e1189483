import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { type Infer, object, pattern, size, string } from 'superstruct';
import { type Account, accountById, lockAccount } from '../account/accounts.ts';
import { type Context, minuteMs } from '../context.ts';
import type { Database, Transaction } from '../database/types.ts';
import type { Partner } from '../plugins/identity.ts';
import { Refused } from '../refusal.ts';
import { payoutFrames, payoutMethods } from '../tables.ts';
import { splitVendor } from './offers.ts';
import { framed } from './providers.ts';

const lastsMs = 30 * minuteMs;
/** A customer that the supplier always refuses. */
const unauthorised = 'noauth@rails.test';

export const FramedMethod = object({
  description: size(string(), 1, 45),
  accountNumber: pattern(string(), /^\d{6,17}$/),
});
export type FramedMethod = Infer<typeof FramedMethod>;

type Frame = typeof payoutFrames.$inferSelect;

/** Creates a page for one customer that expires after half an hour. Anyone with its address may set up one method. */
export async function createFrame(
  { db, clock }: Context,
  { payoutProviders }: Partner,
  { userId, username }: Account,
  lang: string,
): Promise<string> {
  if (!payoutProviders?.some(({ vendor }) => vendor === framed))
    throw new Refused('PAYOUT_SERVICE_NOT_CONFIGURED', 'The partner pays out through others');
  if (username === unauthorised) throw new Refused('AUTHORIZATION_FAILED', 'The supplier lets nobody in');
  const frameId = randomUUID();
  await db.insert(payoutFrames).values({ frameId, userId, lang, expiresAt: clock.in(lastsMs) });
  return frameId;
}

export async function findFrame({ db, clock }: Context, frameId: string): Promise<Frame | undefined> {
  const frame = await frameIn(db, frameId);
  return frame && frame.expiresAt > clock.in(0) ? frame : undefined;
}

const frameIn = async (db: Database | Transaction, frameId: string): Promise<Frame | undefined> =>
  (await db.select().from(payoutFrames).where(eq(payoutFrames.frameId, frameId)))[0];

export async function completeFrame(context: Context, frameId: string, given: FramedMethod): Promise<boolean> {
  const frame = await findFrame(context, frameId);
  if (!frame || !(await accountById(context.db, frame.userId))) return false;
  const { userId } = frame;
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await frameIn(tx, frameId))?.payoutMethodId) return;
    const payoutMethodId = randomUUID();
    const others = await tx.$count(payoutMethods, eq(payoutMethods.userId, userId));
    await tx.insert(payoutMethods).values({
      payoutMethodId,
      userId,
      description: given.description.trim() || 'Payment Rails',
      ...splitVendor(framed),
      type: 'BANK',
      preferred: others === 0 ? 1 : 0,
      extras: {},
      fields: { accountNumber: given.accountNumber.trim() },
    });
    await tx.update(payoutFrames).set({ payoutMethodId }).where(eq(payoutFrames.frameId, frameId));
  });
  return true;
}
