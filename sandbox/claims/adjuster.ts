import type { Transaction } from '../database/open.ts';
import { accountInTurn } from '../identity/accounts.ts';
import type { Month } from '../tables.ts';
import { type Found, setIn } from './found.ts';
import { move, put } from './move.ts';
import { periodsOf } from './periods.ts';

export const adjusterEvents = ['completePrediction', 'completeOffer', 'adjustOffer', 'reject', 'close'] as const;
export type AdjusterEvent = (typeof adjusterEvents)[number];

const usualRevenue = 10_000;
const share = { offered: 0.8, adjusted: 1.1 };

/** What happens at the insurer: who looks into a claim makes an offer, adjusts it, or is done with it. */
export async function adjust(tx: Transaction, found: Found, event: AdjusterEvent, at: string): Promise<void> {
  await accountInTurn(tx, found.userId);
  await move(tx, found, `adjuster.${event}`, at);
  if (event === 'completePrediction') await put(tx, found, 'prediction', { completed: true, data: usual(found) });
  if (event === 'completeOffer')
    await put(tx, found, 'offer', {
      completed: true,
      data: rowsIn(found, 'prediction').map((row) => ({ ...row, revenue: cents((row.revenue ?? 0) * share.offered) })),
      notes: 'Reckoned from the takings of the last twelve months.',
    });
  if (event === 'adjustOffer')
    await put(tx, found, 'offer', {
      completed: true,
      data: rowsIn(found, 'offer').map(({ year, month, revenue = 0 }) => ({
        year,
        month,
        revenue: cents(revenue * share.adjusted),
        previous: revenue,
      })),
      notes: 'Adjusted after a second look at the takings of the last two years.',
    });
}

/** Of what was never put on record, what is usual. */
function rowsIn(found: Found, name: 'prediction' | 'offer'): Month[] {
  const { data = [] } = setIn(found, name) ?? {};
  return data.length > 0 ? data : usual(found);
}

const usual = ({ claim }: Found): Month[] =>
  periodsOf(claim.alertDate).map(({ year, month }) => ({ year, month, revenue: usualRevenue }));

const cents = (amount: number) => Math.round(amount * 100) / 100;
