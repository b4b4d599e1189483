import { eq } from 'drizzle-orm';

import type { Context } from '../context.ts';
import { accountById } from '../identity/accounts.ts';
import { domains } from '../tables.ts';

/** Returns the directive that lets a customer's portal frame a page, at whatever port; without a customer, nobody. */
export async function frameAncestors(context: Context, userId: string | undefined): Promise<string> {
  const origins = userId ? await portalOrigins(context, userId) : [];
  return `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`;
}

/** A policy cannot name an IPv6 address. */
async function portalOrigins({ db }: Context, userId: string): Promise<string[]> {
  const account = await accountById(db, userId);
  if (!account) return [];
  const found = await db.select().from(domains).where(eq(domains.partnerId, account.partnerId));
  const names = found.map(({ domain }) => domain).filter((domain) => !domain.includes(':'));
  return names.flatMap((name) => [`http://${name}:*`, `https://${name}:*`]);
}
