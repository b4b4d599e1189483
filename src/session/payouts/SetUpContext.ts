import { createContext } from 'react';

import type { PayoutSetUp } from './setUp.ts';

/** Provides the component that sets up a payout method. Payouts own it, and the app injects it. */
export const SetUpContext = createContext<PayoutSetUp | null>(null);
