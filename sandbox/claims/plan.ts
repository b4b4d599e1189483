import { randomUUID } from 'node:crypto';

import type { Transaction } from '../database/types.ts';
import { claimPayouts } from '../tables.ts';
import { type Found, findDataset } from './found.ts';
import { listPeriods } from './periods.ts';

/** Plans the payouts of an accepted offer: one a month, based on the agreed revenue. */
export async function plan(tx: Transaction, found: Found): Promise<void> {
  const { alertId, alertDate, data } = found.claim;
  const offered = findDataset(found, 'offer')?.data ?? [];
  const rows = listPeriods(alertDate).map(({ year, month, start, end }, at) => ({
    payoutId: randomUUID(),
    alertId,
    periodStart: start,
    periodEnd: end,
    predictedRevenue: offered.find((row) => row.year === year && row.month === month)?.revenue ?? 0,
    actualRevenue: null,
    profitMargin: data.profitMargin,
    // The excess is deducted once.
    excess: at === 0 ? (data.retention ?? 0) : 0,
    amountPayable: null,
    status: 'FUTURE',
  }));
  await tx.insert(claimPayouts).values(rows);
}
