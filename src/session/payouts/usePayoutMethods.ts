import { useMemo } from 'react';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { preferredFirst } from '#rules/payouts/methods.ts';
import { toPayoutMethod } from '#src/api/payouts/toPayoutMethod.ts';
import type { Reading } from '#src/ui/data/reading.ts';

import { useDeletedIds } from '../data/deleted.ts';
import { useDataset } from '../data/useDataset.tsx';

/** Returns payout methods, the preferred one first, without deleted ones that an old list still contains. */
export function usePayoutMethods(): Reading<PayoutMethod[]> {
  const { data, ...reading } = useDataset('PAYOUT_METHODS');
  const deleted = useDeletedIds();
  const present = useMemo(
    () =>
      data &&
      preferredFirst(
        data.payoutMethods.map(toPayoutMethod).filter(({ payoutMethodId }) => !deleted.has(payoutMethodId)),
      ),
    [data, deleted],
  );

  return { ...reading, data: present };
}
