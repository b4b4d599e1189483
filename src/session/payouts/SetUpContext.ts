import { createContext } from 'react';

import type { PayoutSetUp } from './setUp.ts';

/** How a payout method is set up where money waits for one. Payouts' own; app hands it over. */
export const SetUpContext = createContext<PayoutSetUp | null>(null);
