import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { type Context, minuteMs } from '../context.ts';
import { Refused } from '../refusal.ts';
import { tries } from '../tables.ts';

type Limit = { most: number; forMs: number };

/** How many wrong passwords and second factors are looked at, and for how long then none. */
const limits = {
  account: { most: 10, forMs: 15 * minuteMs },
  address: { most: 30, forMs: minuteMs },
} satisfies Record<string, Limit>;

/** Whose secret is tried, and from where. Somebody unknown is locked like anybody else: who has an account stays unsaid. */
type Attempt = { account: string; address: string };

export function attemptAt(request: FastifyRequest, partnerId: string, account: string): Attempt {
  return { account: `account ${partnerId} ${account}`, address: `address ${addressOf(request)}` };
}

/** Counts an attempt before anything is looked at: whoever sends a thousand at once has no more of them looked at. */
export async function countAttempt(context: Context, { account, address }: Attempt): Promise<void> {
  const waitMs = await waitAfter(context, address, limits.address);
  if (waitMs > 0)
    throw new Refused(
      'TOO_MANY_REQUESTS',
      'Too many wrong passwords from this address',
      undefined,
      Math.ceil(waitMs / 1_000),
    );
  if ((await waitAfter(context, account, limits.account)) > 0)
    throw new Refused('ACCESS_DENIED', 'Too many wrong passwords: the account is locked for a while');
}

/** An attempt that succeeded is none of those to be counted. With `all`, nor are those before it at the account. */
export async function forgive({ db }: Context, { account, address }: Attempt, all: boolean): Promise<void> {
  const oneLess = { count: sql`${tries.count} - 1` };
  await db.update(tries).set(oneLess).where(eq(tries.name, address));
  if (all) await db.delete(tries).where(eq(tries.name, account));
  else await db.update(tries).set(oneLess).where(eq(tries.name, account));
}

/** Counts one, and says for how many milliseconds none is looked at: nought while it is not too many. */
async function waitAfter({ db, clock }: Context, name: string, { most, forMs }: Limit): Promise<number> {
  const until = clock.in(forMs);
  const isPast = sql`${tries.until} <= ${clock.in(0)}`;
  const [counted] = await db
    .insert(tries)
    .values({ name, count: 1, until })
    .onConflictDoUpdate({
      target: tries.name,
      set: {
        count: sql`case when ${isPast} then 1 else ${tries.count} + 1 end`,
        // The last one allowed sets the end. Those after it do not put it off, or a lock could be kept up for ever.
        until: sql`case when ${isPast} or ${tries.count} = ${most - 1} then ${until} else ${tries.until} end`,
      },
    })
    .returning();
  if (!counted || counted.count <= most) return 0;
  return Math.max(1, Date.parse(counted.until) - clock.now().getTime());
}

/** The customer's, as the gateway passes it on: nobody else has an API key. */
function addressOf({ headers, ip }: FastifyRequest): string {
  const [first = ''] = headers['x-forwarded-for']?.toString().split(',', 1) ?? [];
  const address = first.trim();
  return address && address.length <= 64 ? address : ip;
}
