import type { PayoutMethod } from '#machines/payouts/payouts.ts';

export type EditMethodProps = { method: PayoutMethod; isFresh: boolean; onDone: () => void };
