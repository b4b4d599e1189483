import { randomUUID } from 'node:crypto';

import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import type { Context } from '../context.ts';
import { codes } from '../tables.ts';
import { type Account, lockAccount } from './accounts.ts';

/** Time-based codes as authenticator apps expect them by default (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Tolerated clock drift of a phone, in steps. */
const drift = 1;

const lifeMs = (2 * drift + 1) * settings.period * 1_000;

/** Returns a new secret in Base32. It has 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

type Named = { issuer: string; label: string };

/** Returns the address that an authenticator app reads from a QR code. */
export const otpauthUrl = (secret: string, { issuer, label }: Named): string =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString();

type Attempt = { account: Pick<Account, 'userId' | 'partnerId'>; secret: string; code: string };

/**
 * Spends a code of an authenticator app and returns whether it is right. A right code works once, even if it arrives
 * twice at the same time.
 */
export async function spendAppCode({ db, clock }: Context, { account, secret, code }: Attempt): Promise<boolean> {
  const app = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  if (app.validate({ token: code, timestamp: clock.now().getTime(), window: drift }) === null) return false;
  const { userId, partnerId } = account;
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const isSpent = and(
      eq(codes.accountId, userId),
      eq(codes.kind, 'second factor'),
      eq(codes.code, code),
      isNotNull(codes.usedAt),
      gt(codes.expiresAt, clock.in(0)),
    );
    if ((await tx.$count(codes, isSpent)) > 0) return false;
    const times = { sentAt: clock.in(0), usedAt: clock.in(0), expiresAt: clock.in(lifeMs) };
    const spent = { sessionId: randomUUID(), kind: 'second factor' as const, partnerId, code, ...times };
    await tx.insert(codes).values({ ...spent, accountId: userId, userId });
    return true;
  });
}
