import { and, eq } from 'drizzle-orm';

import type { Resolution } from '#schema/rest/resolutions.ts';

import type { Database, Transaction } from '../database/types.ts';
import { accountShown, toPayoutRecipient } from '../payouts/payoutRecipient.ts';
import { paid, payoutMethods } from '../tables.ts';
import type { Option } from './found.ts';
import type { PayoutRecipient } from './tables.ts';

type Claimed = Pick<Option, 'optionId' | 'payoutMethodId' | 'paidTo'>;

/**
 * Returns the payment method of an option. After the payment, returns the actual recipient and time, even if the option
 * changed since.
 */
export async function readOptionPayout(db: Database, option: Claimed): Promise<Resolution['state']['payout']> {
  const [sent] = await db
    .select()
    .from(paid)
    .where(and(eq(paid.optionId, option.optionId), eq(paid.isReturned, false)));
  const { payoutMethodId, paidTo } = sent ?? option;
  const to = await findPayee(db, { payoutMethodId, paidTo });
  if (!to && !sent) return null;
  return {
    vendor: to?.vendor ?? null,
    payoutMethodId,
    description: to?.description ?? null,
    account: to?.account ? accountShown(to.account) : null,
    on: sent?.at ?? null,
  };
}

/** Returns the method as it was when the claim was made, or its current state if no copy was stored. */
export async function findPayee(
  db: Database | Transaction,
  { payoutMethodId, paidTo }: Pick<Claimed, 'payoutMethodId' | 'paidTo'>,
): Promise<PayoutRecipient | null> {
  if (!payoutMethodId || paidTo) return paidTo;
  const [method] = await db.select().from(payoutMethods).where(eq(payoutMethods.payoutMethodId, payoutMethodId));
  return method ? toPayoutRecipient({ ...method.fields, ...method }) : null;
}
