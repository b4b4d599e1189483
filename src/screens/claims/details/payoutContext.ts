import { createContext } from 'react';

import type { Claim } from '../claim.ts';

export const PayoutContext = createContext<((claim: Claim, payoutId: string) => void) | null>(null);
