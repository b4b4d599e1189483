import { eq } from 'drizzle-orm';
import { accountById } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { domains } from '../tables.ts';

/**
 * Returns the directive that allows a customer's portal, on any port, to frame a page. Without a customer, framing is
 * forbidden.
 */
export async function frameAncestors(context: Context, userId: string | undefined): Promise<string> {
  const origins = userId ? await portalOrigins(context, userId) : [];
  return `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`;
}

/** Leaves out IPv6 addresses, which a policy cannot contain. */
async function portalOrigins({ db }: Context, userId: string): Promise<string[]> {
  const account = await accountById(db, userId);
  if (!account) return [];
  const found = await db.select().from(domains).where(eq(domains.partnerId, account.partnerId));
  const names = found.map(({ domain }) => domain).filter((domain) => !domain.includes(':'));
  return names.flatMap((name) => [`http://${name}:*`, `https://${name}:*`]);
}
