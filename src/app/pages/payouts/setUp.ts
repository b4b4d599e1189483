import { fromFile } from '#src/lib/browser/builtFiles.ts';
import type { PayoutSetUp } from '#src/session/payouts/setUp.ts';
import { later } from '#src/ui/line/later.tsx';

/** What other areas need of the payouts' own. Most who insure a trip have been paid before: it comes when it is needed. */
export const SetUpPayout = later(() =>
  fromFile('payouts', () => import('./SetUpPayoutHere.tsx')),
) satisfies PayoutSetUp;
