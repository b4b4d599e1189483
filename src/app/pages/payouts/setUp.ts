import { fromFile } from '#src/lib/browser/builtFiles.ts';
import type { PayoutSetUp } from '#src/session/payouts/setUp.ts';
import { later } from '#src/ui/connection/later.tsx';

/** The payouts' dialog for other areas. Loaded on demand, because most customers already have a payout method. */
export const SetUpPayout = later(() =>
  fromFile('payouts', () => import('./SetUpPayoutHere.tsx')),
) satisfies PayoutSetUp;
