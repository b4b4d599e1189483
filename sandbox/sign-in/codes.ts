import { randomUUID, timingSafeEqual } from 'node:crypto';

import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';

import type { Code } from '#schema/errors.ts';
import { type Account, lockAccount } from '../account/accounts.ts';
import { type Context, minuteMs } from '../context.ts';
import { getRefusedFields, Refused } from '../refusal.ts';
import { codes } from '../tables.ts';

export const rightCode = { 'one-time': '123456', 'second factor': '654321' } as const;

export const magicCodes: Record<TypedKind, Record<string, Code>> = {
  'one-time': {
    '000000': 'INVALID_CODE',
    '111111': 'EXPIRED_CODE',
    '222222': 'SESSION_INVALID_CODE',
    '333333': 'CODE_NOT_FOUND',
    '444444': 'SESSION_NOT_FOUND',
    '555555': 'TOO_MANY_ATTEMPTS',
  },
  'second factor': { '000000': 'MFA_INVALID_CODE', '111111': 'MFA_SESSION_EXPIRED' },
};

const refusals = {
  'one-time': {
    unknown: 'SESSION_NOT_FOUND',
    used: 'SESSION_INVALID_CODE',
    exhausted: 'TOO_MANY_ATTEMPTS',
    expired: 'EXPIRED_CODE',
    wrong: 'INVALID_CODE',
  },
  'second factor': {
    unknown: 'MFA_SESSION_EXPIRED',
    used: 'MFA_SESSION_EXPIRED',
    exhausted: 'MFA_SESSION_EXPIRED',
    expired: 'MFA_SESSION_EXPIRED',
    wrong: 'MFA_INVALID_CODE',
  },
  'password reset': {
    unknown: 'CODE_NOT_FOUND',
    used: 'INVALID_CODE',
    exhausted: 'TOO_MANY_ATTEMPTS',
    expired: 'EXPIRED_CODE',
    wrong: 'INVALID_CODE',
  },
} as const;

/** Codes that people type, as opposed to codes in links. */
type TypedKind = keyof typeof rightCode;
type Kind = keyof typeof refusals;
type Attempt = { sessionId: string; partnerId: string; code: string };

const triesAllowed = 5;
const lifeMs: Record<Kind, number> = {
  'one-time': 10 * minuteMs,
  'second factor': 10 * minuteMs,
  'password reset': 60 * minuteMs,
};
const textsAtOnce = 20;

/** Issues a code that is valid for ten minutes and five tries. Returns the id of its session. */
export const requestCode = (context: Context, kind: TypedKind, account: Account, userId: string): Promise<string> =>
  issueCode(context, kind, { account, userId, code: rightCode[kind] });

type Issued = { account: Pick<Account, 'partnerId' | 'userId'>; userId: string; code: string };

/** Stores a code that can be used once, within five tries. Returns the id of its session. */
export async function issueCode(
  { db, clock }: Context,
  kind: Kind,
  { account, userId, code }: Issued,
): Promise<string> {
  const { partnerId, userId: accountId } = account;
  const sessionId = randomUUID();
  const times = { sentAt: clock.in(0), expiresAt: clock.in(lifeMs[kind]) };
  await db.insert(codes).values({ sessionId, kind, partnerId, accountId, userId, code, ...times });
  return sessionId;
}

export async function voidPasswordCodes({ db, clock }: Context, accountId: string): Promise<void> {
  await db
    .update(codes)
    .set({ usedAt: clock.in(0) })
    .where(
      and(
        eq(codes.accountId, accountId),
        inArray(codes.kind, ['password reset', 'second factor']),
        isNull(codes.usedAt),
      ),
    );
}

/**
 * Opens a session for a one-time code. Earlier codes stay valid, so that a stranger who asks for one does not void the
 * owner's. `isNew` is false once twenty texts were sent in ten minutes: the session then takes the code of the last one,
 * which spares the owner more texts and still lets them in.
 */
export function requestOneTimeCode(context: Context, account: Account): Promise<{ sessionId: string; isNew: boolean }> {
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, account.userId);
    const recent = await countRecentCodes({ ...context, db: tx }, account.userId);
    const sessionId = await requestCode({ ...context, db: tx }, 'one-time', account, account.opens ?? account.userId);
    return { sessionId, isNew: recent < textsAtOnce };
  });
}

/**
 * Opens a session with a random code that is not sent. Does the same work as a real request, so that the response takes
 * as long.
 */
export function requestDecoyCode(context: Context, partnerId: string): Promise<string> {
  const userId = randomUUID();
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    await countRecentCodes(inside, userId);
    return issueCode(inside, 'one-time', { account: { partnerId, userId }, userId, code: randomUUID() });
  });
}

function countRecentCodes({ db, clock }: Context, accountId: string): Promise<number> {
  const isTheirs = and(eq(codes.accountId, accountId), eq(codes.kind, 'one-time'));
  return db.$count(codes, and(isTheirs, gt(codes.sentAt, clock.in(-lifeMs['one-time']))));
}

export async function findCodeAccount(
  { db }: Context,
  kind: Kind,
  { sessionId, partnerId }: Omit<Attempt, 'code'>,
): Promise<string | undefined> {
  const [asked] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.sessionId, sessionId), eq(codes.kind, kind), eq(codes.partnerId, partnerId)));
  return asked?.accountId;
}

type Evaluation = {
  /**
   * Runs before the code is evaluated, and may throw: counts guesses by account and address, besides the tries of a
   * code.
   */
  count?: () => Promise<void>;
  /** Runs once the code turns out to be right, even if it was used in the meantime. */
  forgive?: () => Promise<void>;
  /** Accepts a code other than the stored one. */
  isAlsoRight?: (accountId: string, code: string) => Promise<boolean>;
};

/**
 * Uses up a code. The attempt is committed before the code is evaluated, so that only five of a thousand parallel
 * guesses are evaluated.
 */
export async function consumeCode(
  context: Context,
  kind: Kind,
  { sessionId, partnerId, code }: Attempt,
  { count, forgive, isAlsoRight }: Evaluation = {},
) {
  const { db, clock } = context;
  const why = refusals[kind];
  const refuse = (refusal: Code) =>
    new Refused(refusal, refusal.toLowerCase().replaceAll('_', ' '), getRefusedFields(refusal));
  const isIt = and(eq(codes.sessionId, sessionId), eq(codes.kind, kind), eq(codes.partnerId, partnerId));
  const [sent] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(isIt)
    .returning();

  if (!sent) throw refuse(why.unknown);
  if (sent.usedAt) throw refuse(why.used);
  if (sent.tries > triesAllowed) throw refuse(why.exhausted);
  if (sent.expiresAt <= clock.in(0)) throw refuse(why.expired);
  await count?.();
  const magic = kind === 'password reset' ? undefined : magicIn(magicCodes[kind], code);
  if (magic === why.exhausted) await db.update(codes).set({ tries: triesAllowed }).where(isIt);
  if (magic && sent.tries < triesAllowed) throw refuse(magic);
  const isRight = isSame(code, sent.code) || (await isAlsoRight?.(sent.accountId, code));
  if (!isRight) throw refuse(sent.tries < triesAllowed ? why.wrong : why.exhausted);
  await forgive?.();

  const [taken] = await db
    .update(codes)
    .set({ usedAt: clock.in(0) })
    .where(and(isIt, isNull(codes.usedAt)))
    .returning();
  if (!taken) throw refuse(why.used);
  return taken;
}

const magicIn = (magic: Record<string, Code>, code: string): Code | undefined =>
  Object.hasOwn(magic, code) ? magic[code] : undefined;

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
