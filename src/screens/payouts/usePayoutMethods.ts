import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { methodOf } from '#src/api/payouts/told.ts';
import { useDeletedIds } from '#src/session/data/deleted.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import type { Reading } from '#src/ui/data/reading.ts';

/** Wherever money may go, the preferred place first; one that was deleted is not among them, however old the list is. */
export function usePayoutMethods(): Reading<PayoutMethod[]> {
  const { data, ...reading } = useDataset('PAYOUT_METHODS');
  const deleted = useDeletedIds();
  const present = (data?.payoutMethods ?? [])
    .map(methodOf)
    .filter(({ payoutMethodId }) => !deleted.has(payoutMethodId))
    .sort((one, other) => Number(other.isPreferred) - Number(one.isPreferred));

  return { ...reading, data: data && present };
}
