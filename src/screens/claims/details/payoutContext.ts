import { createContext } from 'react';

import type { Claim } from '../claim.ts';

/** Asks where a payout of a claim goes to, over the page; null where that cannot be done. */
export const PayoutContext = createContext<((claim: Claim, payoutId: string) => void) | null>(null);
