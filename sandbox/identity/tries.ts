import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { type Context, minuteMs } from '../context.ts';
import { fieldsOf, Refused } from '../refusal.ts';
import { tries } from '../tables.ts';

type Limit = { most: number; forMs: number };

/** Attempts that are evaluated, and the time without any once they are used up. */
const limits = {
  /** Wrong passwords and second factors at one account. */
  account: { most: 10, forMs: 15 * minuteMs },
  /** Wrong secrets of any kind from one address. */
  address: { most: 30, forMs: minuteMs },
  /** Requests for a one-time code, by account and address. */
  codeRequests: { most: 20, forMs: 10 * minuteMs },
  /** Wrong one-time codes at one account. */
  codes: { most: 20, forMs: 60 * minuteMs },
  /** Wrong one-time codes by account and address, once those of the account are used up. They let the owner in. */
  codesFromAddress: { most: 3, forMs: 60 * minuteMs },
  /** Wrong codes of an authenticator app with which two-step verification is turned on or off. */
  appCodes: { most: 5, forMs: 15 * minuteMs },
  /** Mailed links to one account. While they are used up, the last of them is still valid. */
  mails: { most: 5, forMs: 60 * minuteMs },
  /** Requests for a mailed link from one address. */
  mailRequests: { most: 30, forMs: minuteMs },
  /** Registrations and enrolments from one address, refused ones included. */
  registrations: { most: 30, forMs: 10 * minuteMs },
  /** Support tickets from one address, refused ones included. */
  tickets: { most: 30, forMs: 10 * minuteMs },
  /** Support tickets of one customer, or in the name of one e-mail address. */
  ticketsOfAccount: { most: 10, forMs: 60 * minuteMs },
} satisfies Record<string, Limit>;

/** Whose secret is tried, and from where. Somebody unknown is locked like anybody else: who has an account stays unsaid. */
type Attempt = { account: string; address: string };

export function attemptAt(request: FastifyRequest, partnerId: string, account: string): Attempt {
  return { account: `account ${partnerId} ${account}`, address: `address ${addressOf(request)}` };
}

/** Counts an attempt before it is evaluated, so that a thousand at once have no more of them evaluated. */
export async function countAttempt(context: Context, { account, address }: Attempt): Promise<void> {
  await countAddress(context, { address });
  if ((await waitAfter(context, account, limits.account)) > 0)
    throw new Refused('ACCESS_DENIED', 'Too many wrong passwords: the account is locked for a while');
}

/** Counts a request for a one-time code. Throws TOO_MANY_ATTEMPTS if the address has requested too many. */
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
    throw new Refused('TOO_MANY_ATTEMPTS', 'Too many wrong codes', fieldsOf('TOO_MANY_ATTEMPTS'));
}

/** Takes back what a right one-time code counted. */
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
    throw new Refused('TOO_MANY_ATTEMPTS', 'Too many wrong codes', fieldsOf('TOO_MANY_ATTEMPTS'));
}

/** Takes back what a right code of an authenticator app counted, and the wrong ones before it. */
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
 * Counts a request for a mailed link. Returns whether a mail may still be sent: a mailbox that is full of valid links gets
 * no more of them. Throws TOO_MANY_REQUESTS, with the seconds to wait, if the address has requested too many.
 */
export async function countMailRequest(context: Context, { account, address }: Attempt): Promise<boolean> {
  const waitMs = await waitAfter(context, `mail requests ${address}`, limits.mailRequests);
  if (waitMs > 0) throw tooMany('Too many mails were requested from this address', waitMs);
  return (await waitAfter(context, mailsTo(account), limits.mails)) === 0;
}

/** Counts a registration. Throws TOO_MANY_REQUESTS, with the seconds to wait, if the address has sent too many. */
export async function countRegistration(context: Context, { address }: Pick<Attempt, 'address'>): Promise<void> {
  const waitMs = await waitAfter(context, `registrations ${address}`, limits.registrations);
  if (waitMs > 0) throw tooMany('Too many registrations from this address', waitMs);
}

/**
 * Counts a support ticket. Throws TOO_MANY_REQUESTS, with the seconds to wait, if the address or the customer has sent too
 * many. Returns whether its number may be mailed: a stranger cannot fill a mailbox, nor keep its owner from writing.
 */
export async function countTicket(context: Context, attempt: Attempt, isCustomer: boolean): Promise<boolean> {
  const { account, address } = attempt;
  const addressMs = await waitAfter(context, `tickets ${address}`, limits.tickets);
  if (addressMs > 0) throw tooMany('Too many tickets from this address', addressMs);
  const accountMs = await waitAfter(context, `tickets ${account}`, limits.ticketsOfAccount);
  if (accountMs > 0 && isCustomer) throw tooMany('Too many tickets of this customer', accountMs);
  return accountMs === 0;
}

/** Lets mails be sent to an account again. */
export async function forgetMails({ db }: Context, { account }: Pick<Attempt, 'account'>): Promise<void> {
  await db.delete(tries).where(eq(tries.name, mailsTo(account)));
}

const mailsTo = (account: string) => `mails ${account}`;

const tooMany = (message: string, waitMs: number) =>
  new Refused('TOO_MANY_REQUESTS', message, undefined, Math.ceil(waitMs / 1_000));

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
