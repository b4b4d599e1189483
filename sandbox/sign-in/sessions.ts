import { randomUUID } from 'node:crypto';

import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';

import type { SignIn } from '#schema/rest/session.ts';
import { type Account, getOpenedUserId, isElevated } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { sessions } from '../tables.ts';
import { requestCode } from './codes.ts';
import type { Claims } from './tokens.ts';

const minutes = { user: 60, widget: 60, sso: 10 };

/** Issues a token for the portal, for a widget, or for single sign-on. */
export async function openSession(
  { db, clock, tokens }: Context,
  account: Account,
  type: Claims['type'] = 'user',
  userId = getOpenedUserId(account),
  /** Caps the expiry, so that a session derived from another does not outlive it. */
  until = Number.POSITIVE_INFINITY,
): Promise<string> {
  const { partnerId, userId: accountId, username } = account;
  const tokenId = randomUUID();
  const iat = Math.floor(clock.now().getTime() / 1_000);
  const exp = Math.min(iat + minutes[type] * 60, until);
  const expiresAt = new Date(exp * 1_000).toISOString();
  await db.insert(sessions).values({ tokenId, type, partnerId, accountId, userId, expiresAt });
  const agent = isElevated(account) ? { agentId: accountId } : {};
  return tokens.sign({ jti: tokenId, sub: userId, username, ...agent, partnerId, type, iat, exp });
}

export async function signIn(
  context: Context,
  account: Account,
  userId = getOpenedUserId(account),
  secondFactor: 'asked for' | 'given' = 'asked for',
): Promise<SignIn> {
  if (account.mfaEnabled && secondFactor === 'asked for')
    return { userId, mfaRequired: true, session: await requestCode(context, 'second factor', account, userId) };
  return handedOver(account, userId, await openSession(context, account, 'user', userId));
}

export const handedOver = (account: Account, userId: string, accessToken: string): SignIn => ({
  userId,
  accessToken,
  ...(isElevated(account) && { agentId: account.userId }),
});

/** Returns false if the session had already ended. */
export async function endSession(
  { db, clock }: Context,
  tokenId: string,
  how: { bare?: boolean } = {},
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: clock.in(0), ...how })
    .where(and(eq(sessions.tokenId, tokenId), isNull(sessions.endedAt)))
    .returning();
  return ended.length > 0;
}

/** Ends every session of a user or opened by them. Returns how many. */
export const endUserSessions = (context: Context, userId: string, how: { bare?: boolean }): Promise<number> =>
  endAll(context, or(eq(sessions.userId, userId), eq(sessions.accountId, userId)), how);

/** Ends every session that an account opened, for any customer. */
export const endAccountSessions = (context: Context, accountId: string): Promise<number> =>
  endAll(context, eq(sessions.accountId, accountId));

export const endOtherSessions = (context: Context, accountId: string, tokenId: string): Promise<number> =>
  endAll(context, and(eq(sessions.accountId, accountId), ne(sessions.tokenId, tokenId)));

async function endAll({ db, clock }: Context, which: SQL | undefined, how: { bare?: boolean } = {}): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: clock.in(0), ...how })
    .where(and(which, isNull(sessions.endedAt)))
    .returning();
  return ended.length;
}
