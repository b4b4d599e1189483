import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { ClaimPayoutDetails } from '#schema/rest/claims.ts';

import type { Transaction } from '../database/types.ts';
import { requireMethodRow } from '../payouts/methods.ts';
import { Refused } from '../refusal.ts';
import { claimPaid, claimPayouts } from '../tables.ts';
import { type Found, lockClaim, type Wanted } from './found.ts';
import { withoutPayouts } from './magic.ts';
import { note, payoutEvent } from './move.ts';

export type PayoutRow = typeof claimPayouts.$inferSelect;

/** Sends a payout to a payout method, which marks it as paid. Repeating the request with the same details succeeds. */
export async function sendPayout(
  tx: Transaction,
  { payoutId, ...wanted }: Wanted & { payoutId: string },
  { payoutMethodId, contactNumber }: ClaimPayoutDetails,
  at: string,
): Promise<PayoutRow> {
  const found = await lockClaim(tx, wanted);
  const payout = found.claim.claimNumber === withoutPayouts ? undefined : await payoutOf(tx, found, payoutId);
  if (!payout) throw notFound();
  const contact = phoneIn(contactNumber);
  await requireMethodRow(tx, { userId: wanted.userId, payoutMethodId });
  if (payout.status === 'SENT' && (await wentTo(tx, payoutId, payoutMethodId, contact))) return payout;
  if (payout.status !== 'PAYMENT-DETAILS') throw notFound();
  return send(tx, found, payout, { payoutMethodId, contactNumber: contact, at });
}

type Transfer = { payoutMethodId: string | null; contactNumber: string | null; at: string };

/** Sends money for a payout once, even if requested twice. */
export async function send(tx: Transaction, found: Found, payout: PayoutRow, to: Transfer): Promise<PayoutRow> {
  const { payoutId, amountPayable } = payout;
  await tx.insert(claimPaid).values({
    transferId: randomUUID(),
    payoutId,
    userId: found.userId,
    claimNumber: found.claim.claimNumber,
    amount: amountPayable ?? 0,
    currency: found.claim.data.currency,
    ...to,
  });
  await tx.update(claimPayouts).set({ status: 'SENT' }).where(eq(claimPayouts.payoutId, payoutId));
  await note(tx, found, payoutEvent(to.at));
  return { ...payout, status: 'SENT' };
}

async function payoutOf(tx: Transaction, { claim }: Found, payoutId: string): Promise<PayoutRow | undefined> {
  const isIt = and(eq(claimPayouts.alertId, claim.alertId), eq(claimPayouts.payoutId, payoutId));
  const [payout] = await tx.select().from(claimPayouts).where(isIt);
  return payout;
}

/** Payouts that were seeded as sent have no transfer. */
async function wentTo(tx: Transaction, payoutId: string, payoutMethodId: string, contactNumber: string) {
  const [transfer] = await tx.select().from(claimPaid).where(eq(claimPaid.payoutId, payoutId));
  return transfer?.payoutMethodId === payoutMethodId && transfer.contactNumber === contactNumber;
}

function phoneIn(text: string): string {
  const phone = text.replaceAll(/[\s().-]/g, '');
  if (!/^\+\d{6,15}$/.test(phone))
    throw new Refused('INVALID_PARAMS', 'That is no phone number', { contactNumber: 'invalid' });
  return phone;
}

const notFound = () => new Refused('PAYOUT_NOT_FOUND', 'There is no such payout that waits for this');
