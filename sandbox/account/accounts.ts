import { and, eq, or } from 'drizzle-orm';
import { is } from 'superstruct';

import { typedText } from '#rules/text/typedText.ts';
import { id } from '#schema/rest/common.ts';

import type { Database, Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { agentCustomers, users } from '../tables.ts';

export type Account = typeof users.$inferSelect;

export async function accountById(db: Database, userId: string): Promise<Account | undefined> {
  if (!is(userId, id)) return undefined;
  const [account] = await db.select().from(users).where(eq(users.userId, userId));
  return account;
}

/** Locks the account for the transaction, so that checks that count a customer's data run one after the other. */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account> {
  const [account] = await tx.select().from(users).where(eq(users.userId, userId)).for('update');
  if (!account) throw new Refused('USER_NOT_FOUND', 'User not found');
  return account;
}

/** Finds an account by email address or phone number, ignoring spaces and case. Closed accounts are not found. */
export async function findAccount(db: Database, partnerId: string, called: string): Promise<Account | undefined> {
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

/** Finds an account by login across all partners, for levers. */
export async function accountNamed(db: Database, login: string): Promise<Account> {
  const [account] = await db.select().from(users).where(eq(users.username, login.toLowerCase()));
  if (!account) throw new Refused('USER_NOT_FOUND', `Nobody signs in as ${login}`);
  return account;
}

/** Returns an international number without spaces, dots and brackets, or undefined if the text is not one. */
export const readPhone = (text: string): string | undefined =>
  /^\+[\d ().-]+$/.test(text) ? text.replace(/[ ().-]/g, '') : undefined;

/** Returns whether an account may read a customer of its partner: administrators all of them, agents their own. */
export async function canReadCustomer(db: Database, { roles, userId }: Account, customerId: string): Promise<boolean> {
  if (roles.ADMIN) return true;
  if (!roles.AGENT) return false;
  const isTheirs = and(eq(agentCustomers.agentId, userId), eq(agentCustomers.customerId, customerId));
  return (await db.$count(agentCustomers, isTheirs)) > 0;
}

/**
 * Returns the user whose portal an account opens at sign-in. An agent without a customer opens their own id, which has
 * no portal.
 */
export const getOpenedUserId = ({ opens, userId }: Account): string => opens ?? userId;

export const isElevated = ({ roles }: Account) => Boolean(roles.ADMIN ?? roles.AGENT);
