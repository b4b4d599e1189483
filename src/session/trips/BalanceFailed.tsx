import { getCapState } from '#rules/insurance/policies.ts';
import { FailedState } from '#src/ui/data/FailedState.tsx';

import { useDataset } from '../data/useDataset.tsx';

type BalanceFailedProps = { policies: readonly Parameters<typeof getCapState>[0][] };

/** Replaces a policy's balance if its currency could not be loaded. */
export function BalanceFailed({ policies }: BalanceFailedProps) {
  const { view, why, retry } = useDataset('PAYOUT_CONFIGS');
  const isCapped = policies.some((policy) => getCapState(policy) !== 'none');

  return view === 'failed' && isCapped ? <FailedState text="policies.balance.failed" why={why} retry={retry} /> : null;
}
