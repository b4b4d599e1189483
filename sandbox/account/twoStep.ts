import { and, eq } from 'drizzle-orm';

import type { OfferedSecret, SecondFactorState } from '#schema/rest/twoStep.ts';

import type { Context } from '../context.ts';
import { Refused } from '../refusal.ts';
import { rightCode } from '../sign-in/codes.ts';
import { endOtherSessions } from '../sign-in/sessions.ts';
import { type partners, users } from '../tables.ts';
import type { Account } from './accounts.ts';
import { newSecret, otpauthUrl, spendAppCode } from './appCodes.ts';
import { sendMail } from './outbox.ts';

type Partner = Pick<typeof partners.$inferSelect, 'name' | 'branding'>;

const invalidCode = () => new Refused('MFA_INVALID_CODE', 'The code is wrong');

/**
 * Returns a new secret, which replaces an unconfirmed one. Refuses an account that already has two-step verification:
 * its owner must turn it off with the old secret first.
 */
export async function offerSecret(
  { db }: Context,
  { name, branding }: Partner,
  { userId, mfaEnabled }: Account,
  label: string,
): Promise<OfferedSecret> {
  if (mfaEnabled) throw new Refused('ALREADY_EXISTS', 'Two-step verification is on');
  const secret = newSecret();
  await db.update(users).set({ offeredSecret: secret }).where(eq(users.userId, userId));
  return { secret, otpauthUrl: otpauthUrl(secret, { issuer: branding?.name ?? name, label }) };
}

type Change = { account: Account; code: string };

/** Turns two-step verification on with a code for the offered secret, and ends the other sessions of the account. */
export async function enableTwoStep(
  context: Context,
  { account, code, tokenId }: Change & { tokenId: string },
): Promise<SecondFactorState> {
  const { userId, offeredSecret } = account;
  if (!offeredSecret || !(await isRight(context, { account, code }, offeredSecret))) throw invalidCode();
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const [enabled] = await tx
      .update(users)
      .set({ mfaEnabled: true, mfaSecret: offeredSecret, offeredSecret: null })
      .where(and(eq(users.userId, userId), eq(users.offeredSecret, offeredSecret)))
      .returning();
    // Another request confirmed or replaced the secret in the meantime.
    if (!enabled) throw invalidCode();
    await endOtherSessions(inside, userId, tokenId);
    await sendMail(inside, account, ({ twoStepOn }) => twoStepOn);
    return { mfaEnabled: true };
  });
}

export async function disableTwoStep(context: Context, { account, code }: Change): Promise<SecondFactorState> {
  const { userId, mfaEnabled, mfaSecret } = account;
  if (!mfaEnabled) return { mfaEnabled: false };
  if (!(await isRight(context, { account, code }, mfaSecret))) throw invalidCode();
  return context.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ mfaEnabled: false, mfaSecret: null, offeredSecret: null })
      .where(eq(users.userId, userId));
    await sendMail({ ...context, db: tx }, account, ({ twoStepOff }) => twoStepOff);
    return { mfaEnabled: false };
  });
}

/** Accounts that were created with two-step verification have no secret. Only the tester's code opens them. */
async function isRight(context: Context, { account, code }: Change, secret: string | null): Promise<boolean> {
  if (code === rightCode['second factor']) return true;
  return secret !== null && spendAppCode(context, { account, secret, code });
}
