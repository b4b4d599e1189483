import { and, eq, or } from 'drizzle-orm';
import { is } from 'superstruct';

import { typedText } from '#rules/text/typedText.ts';
import { id } from '#schema/rest/common.ts';

import type { Database, Transaction } from '../database/open.ts';
import { Refused } from '../refusal.ts';
import { agentCustomers, users } from '../tables.ts';

export type Account = typeof users.$inferSelect;

export async function accountById(db: Database, userId: string): Promise<Account | undefined> {
  if (!is(userId, id)) return undefined;
  const [account] = await db.select().from(users).where(eq(users.userId, userId));
  return account;
}

/** The account, for one transaction at a time: whatever counts what a customer has comes one after the other. */
export async function accountInTurn(tx: Transaction, userId: string): Promise<Account> {
  const [account] = await tx.select().from(users).where(eq(users.userId, userId)).for('update');
  if (!account) throw new Refused('USER_NOT_FOUND', 'User not found');
  return account;
}

/** By e-mail address or phone number, however spaced and cased. A closed account is no account. */
export async function accountCalled(db: Database, partnerId: string, called: string): Promise<Account | undefined> {
  const typed = typedText(called);
  const username = typed.toLowerCase();
  const phone = readPhone(typed.replace(/^00(?=\s*\d)/, '+'));
  const isIt = or(eq(users.username, username), phone === undefined ? undefined : eq(users.mobilePhoneNumber, phone));
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.partnerId, partnerId), eq(users.closed, false), isIt));
  return account;
}

/** Whoever signs in as this, at whichever partner: for levers. */
export async function accountNamed(db: Database, login: string): Promise<Account> {
  const [account] = await db.select().from(users).where(eq(users.username, login.toLowerCase()));
  if (!account) throw new Refused('USER_NOT_FOUND', `Nobody signs in as ${login}`);
  return account;
}

/** Returns an international number without the spaces, dots and brackets that people write; undefined if it is none. */
export const readPhone = (text: string): string | undefined =>
  /^\+[\d ().-]+$/.test(text) ? text.replace(/[ ().-]/g, '') : undefined;

/** Whether somebody may look at a customer of the partner's: an administrator at every one, an agent at their own. */
export async function mayLookAt(db: Database, { roles, userId }: Account, customerId: string): Promise<boolean> {
  if (roles.ADMIN) return true;
  if (!roles.AGENT) return false;
  const isTheirs = and(eq(agentCustomers.agentId, userId), eq(agentCustomers.customerId, customerId));
  return (await db.$count(agentCustomers, isTheirs)) > 0;
}

/** Whose portal an account opens when it signs in: an agent without a customer opens nobody’s, which is said by their own id. */
export const opensFor = ({ opens, userId }: Account): string => opens ?? userId;

/** An agent or an administrator. */
export const isElevated = ({ roles }: Account) => Boolean(roles.ADMIN ?? roles.AGENT);
