import { and, eq } from 'drizzle-orm';

import type { Resolution } from '#schema/rest/resolutions.ts';

import type { Database, Transaction } from '../database/open.ts';
import { accountShown, paidToOf } from '../payouts/named.ts';
import type { PaidTo } from '../tables/resolutions.ts';
import { paid, payoutMethods } from '../tables.ts';
import type { Option } from './found.ts';

type Claimed = Pick<Option, 'optionId' | 'payoutMethodId' | 'paidTo'>;

/** Where its money goes or went, and since when. */
export async function payoutOf(db: Database, option: Claimed): Promise<Resolution['state']['payout']> {
  const to = await payeeOf(db, option);
  if (!to) return null;
  const [sent] = await db
    .select()
    .from(paid)
    .where(and(eq(paid.optionId, option.optionId), eq(paid.isReturned, false)));
  const { vendor, description, account } = to;
  return {
    vendor,
    payoutMethodId: option.payoutMethodId,
    description,
    account: account && accountShown(account),
    on: sent?.at ?? null,
  };
}

/** The method as it was when money was claimed to it; as it is, where nobody took note of that. */
export async function payeeOf(
  db: Database | Transaction,
  { payoutMethodId, paidTo }: Pick<Claimed, 'payoutMethodId' | 'paidTo'>,
): Promise<PaidTo | null> {
  if (!payoutMethodId || paidTo) return paidTo;
  const [method] = await db.select().from(payoutMethods).where(eq(payoutMethods.payoutMethodId, payoutMethodId));
  return method ? paidToOf({ ...method.fields, ...method }) : null;
}
