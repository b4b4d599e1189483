import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { type Context, minuteMs } from '../context.ts';
import { getRefusedFields, Refused } from '../refusal.ts';
import { tries } from '../tables.ts';

type Limit = { most: number; forMs: number };

/** Number of attempts allowed, and the lock-out time once they are used up. */
const limits = {
  account: { most: 10, forMs: 15 * minuteMs },
  address: { most: 30, forMs: minuteMs },
  codeRequests: { most: 20, forMs: 10 * minuteMs },
  codes: { most: 20, forMs: 60 * minuteMs },
  /**
   * Wrong one-time codes by account and address, once the account's limit is used up. Keeps the owner from being locked
   * out.
   */
  codesFromAddress: { most: 3, forMs: 60 * minuteMs },
  /** Wrong codes of an authenticator app while turning two-step verification on or off. */
  appCodes: { most: 5, forMs: 15 * minuteMs },
  /** Mailed links to one account. While the limit is reached, the last link stays valid. */
  mails: { most: 5, forMs: 60 * minuteMs },
  mailRequests: { most: 30, forMs: minuteMs },
  registrations: { most: 30, forMs: 10 * minuteMs },
  tickets: { most: 30, forMs: 10 * minuteMs },
  ticketsOfAccount: { most: 10, forMs: 60 * minuteMs },
} satisfies Record<string, Limit>;

/**
 * Account and address of an attempt. Unknown accounts are locked as well, so that a lock does not reveal which accounts
 * exist.
 */
type Attempt = { account: string; address: string };

export function createAttempt(request: FastifyRequest, partnerId: string, account: string): Attempt {
  return { account: `account ${partnerId} ${account}`, address: `address ${addressOf(request)}` };
}

/** Counts an attempt before it is evaluated, so that parallel attempts cannot exceed the limit. */
export async function countAttempt(context: Context, { account, address }: Attempt): Promise<void> {
  await countAddress(context, { address });
  if ((await waitAfter(context, account, limits.account)) > 0)
    throw new Refused('ACCESS_DENIED', 'Too many wrong passwords: the account is locked for a while');
}

export async function countCodeRequest(context: Context, { account, address }: Attempt): Promise<void> {
  if ((await waitAfter(context, `code requests ${account} ${address}`, limits.codeRequests)) > 0)
    throw new Refused('TOO_MANY_ATTEMPTS', 'Too many codes were requested');
}

/** Counts a one-time code before it is evaluated. */
export async function countCode(context: Context, attempt: Attempt): Promise<void> {
  const { ofAccount, fromAddress } = codeNames(attempt);
  const [accountMs, addressMs] = [
    await waitAfter(context, ofAccount, limits.codes),
    await waitAfter(context, fromAddress, limits.codesFromAddress),
  ];
  if (accountMs > 0 && addressMs > 0)
    throw new Refused('TOO_MANY_ATTEMPTS', 'Too many wrong codes', getRefusedFields('TOO_MANY_ATTEMPTS'));
}

/** Undoes the count of a right one-time code. */
export async function forgiveCode({ db }: Context, attempt: Attempt): Promise<void> {
  const { ofAccount, fromAddress } = codeNames(attempt);
  const oneLess = { count: sql`${tries.count} - 1` };
  await db
    .update(tries)
    .set(oneLess)
    .where(inArray(tries.name, [attempt.address, ofAccount]));
  await db.delete(tries).where(eq(tries.name, fromAddress));
}

const codeNames = ({ account, address }: Attempt) => ({
  ofAccount: `codes ${account}`,
  fromAddress: `codes ${account} ${address}`,
});

/** Counts a code that turns two-step verification on or off, before it is evaluated. */
export async function countAppCode(context: Context, attempt: Attempt): Promise<void> {
  await countAddress(context, attempt);
  if ((await waitAfter(context, appCodesOf(attempt), limits.appCodes)) > 0)
    throw new Refused('TOO_MANY_ATTEMPTS', 'Too many wrong codes', getRefusedFields('TOO_MANY_ATTEMPTS'));
}

/** Undoes the count of a right authenticator code and of the wrong ones before it. */
export async function forgiveAppCode({ db }: Context, attempt: Attempt): Promise<void> {
  const oneLess = { count: sql`${tries.count} - 1` };
  await db.update(tries).set(oneLess).where(eq(tries.name, attempt.address));
  await db.delete(tries).where(eq(tries.name, appCodesOf(attempt)));
}

const appCodesOf = ({ account }: Pick<Attempt, 'account'>) => `app codes ${account}`;

/** Throws TOO_MANY_REQUESTS, with the seconds to wait, if the address has sent too many wrong secrets. */
export async function countAddress(context: Context, { address }: Pick<Attempt, 'address'>): Promise<void> {
  const waitMs = await waitAfter(context, address, limits.address);
  if (waitMs > 0) throw tooMany('Too many wrong secrets from this address', waitMs);
}

/**
 * Counts a request for a mailed link. Returns whether a mail may be sent: a mailbox that is full of valid links gets no
 * more. Throws TOO_MANY_REQUESTS, with the seconds to wait, if the address has requested too many.
 */
export async function countMailRequest(context: Context, { account, address }: Attempt): Promise<boolean> {
  const waitMs = await waitAfter(context, `mail requests ${address}`, limits.mailRequests);
  if (waitMs > 0) throw tooMany('Too many mails were requested from this address', waitMs);
  return (await waitAfter(context, mailsTo(account), limits.mails)) === 0;
}

export async function countRegistration(context: Context, { address }: Pick<Attempt, 'address'>): Promise<void> {
  const waitMs = await waitAfter(context, `registrations ${address}`, limits.registrations);
  if (waitMs > 0) throw tooMany('Too many registrations from this address', waitMs);
}

/**
 * Counts a support ticket. Throws TOO_MANY_REQUESTS, with the seconds to wait, if the address or the customer has sent
 * too many. Returns whether its number may be mailed: a stranger can neither fill a mailbox nor keep its owner from
 * writing.
 */
export async function countTicket(context: Context, attempt: Attempt, isCustomer: boolean): Promise<boolean> {
  const { account, address } = attempt;
  const addressMs = await waitAfter(context, `tickets ${address}`, limits.tickets);
  if (addressMs > 0) throw tooMany('Too many tickets from this address', addressMs);
  const accountMs = await waitAfter(context, `tickets ${account}`, limits.ticketsOfAccount);
  if (accountMs > 0 && isCustomer) throw tooMany('Too many tickets of this customer', accountMs);
  return accountMs === 0;
}

export async function forgetMails({ db }: Context, { account }: Pick<Attempt, 'account'>): Promise<void> {
  await db.delete(tries).where(eq(tries.name, mailsTo(account)));
}

const mailsTo = (account: string) => `mails ${account}`;

const tooMany = (message: string, waitMs: number) =>
  new Refused('TOO_MANY_REQUESTS', message, undefined, Math.ceil(waitMs / 1_000));

/** Undoes the count of a successful attempt. With `all`, also forgets the earlier ones of the account. */
export async function forgive({ db }: Context, { account, address }: Attempt, all: boolean): Promise<void> {
  const oneLess = { count: sql`${tries.count} - 1` };
  await db.update(tries).set(oneLess).where(eq(tries.name, address));
  if (all) await db.delete(tries).where(eq(tries.name, account));
  else await db.update(tries).set(oneLess).where(eq(tries.name, account));
}

/** Counts an attempt. Returns the milliseconds to wait, or 0 while the limit is not exceeded. */
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
        // The last allowed attempt sets the end. Later ones do not extend it, or an attacker could keep an account
        // locked for ever.
        until: sql`case when ${isPast} or ${tries.count} = ${most - 1} then ${until} else ${tries.until} end`,
      },
    })
    .returning();
  if (!counted || counted.count <= most) return 0;
  return Math.max(1, Date.parse(counted.until) - clock.now().getTime());
}

/**
 * Returns the customer's address as the gateway forwards it. Only the gateway has an API key, so the header can be
 * trusted.
 */
function addressOf({ headers, ip }: FastifyRequest): string {
  const [first = ''] = headers['x-forwarded-for']?.toString().split(',', 1) ?? [];
  const address = first.trim();
  return address && address.length <= 64 ? address : ip;
}
