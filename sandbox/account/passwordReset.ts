import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { is } from 'superstruct';

import { id } from '#schema/rest/common.ts';

import type { Context } from '../context.ts';
import { Refused } from '../refusal.ts';
import { consumeCode, findCodeAccount, issueCode, voidPasswordCodes } from '../sign-in/codes.ts';
import { endAccountSessions } from '../sign-in/sessions.ts';
import { users } from '../tables.ts';
import { type Account, accountById } from './accounts.ts';
import { requireGoodPassword } from './commonPasswords.ts';
import { type Recipient, sendMail } from './outbox.ts';
import { hashPassword } from './passwords.ts';

type Requester = Recipient & Pick<Account, 'userId'>;

/** @param portal the partner's own origin */
export function mailResetLink(context: Context, to: Requester, portal: string): Promise<void> {
  return context.db.transaction((tx) => writeResetLink({ ...context, db: tx }, to, portal));
}

/**
 * Does the work of `mailResetLink` and rolls it back, so that an unknown address is answered no sooner than a known
 * one.
 */
export async function mailNobody(context: Context, partnerId: string, portal: string): Promise<void> {
  const undone = new Error('Nobody has this address');
  const nobody = { partnerId, userId: randomUUID(), emailAddress: 'nobody', locale: 'en-US' };
  try {
    await context.db.transaction(async (tx) => {
      await writeResetLink({ ...context, db: tx }, nobody, portal);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
}

/** Writes a code of two parts: an id, so that an unknown code differs from a wrong one, and a secret, stored as a hash. */
async function writeResetLink(context: Context, to: Requester, portal: string): Promise<void> {
  const secret = randomBytes(24).toString('base64url');
  const code = hashOf(secret);
  const sessionId = await issueCode(context, 'password reset', { account: to, userId: to.userId, code });
  const link = `${portal}/password/reset?code=${sessionId}.${secret}`;
  await sendMail(context, to, ({ passwordReset }) => passwordReset(link));
}

type Reset = { partnerId: string; code: string; password: string };

/**
 * Sets a new password and ends every session of the old one.
 *
 * A refused password leaves the code usable.
 *
 * @returns the account
 */
export async function resetPassword(context: Context, { partnerId, code, password }: Reset): Promise<Account> {
  const [sessionId = '', secret = ''] = code.split('.', 2);
  const asked = is(sessionId, id)
    ? await findCodeAccount(context, 'password reset', { sessionId, partnerId })
    : undefined;
  const account = asked ? await accountById(context.db, asked) : undefined;
  if (!account || account.closed) throw new Refused('CODE_NOT_FOUND', 'No such code was issued');
  requireGoodPassword(password, account);
  await consumeCode(context, 'password reset', { sessionId, partnerId, code: hashOf(secret) });

  const hashed = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    await tx.update(users).set({ password: hashed }).where(eq(users.userId, account.userId));
    await endAccountSessions(inside, account.userId);
    await voidPasswordCodes(inside, account.userId);
  });
  return account;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
