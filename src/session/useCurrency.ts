import { useDataset } from './data/useDataset.tsx';

/** ISO 4217, the one that payouts are made in; null where there are none, and as long as it is not known. */
export function useCurrency(): string | null {
  return useDataset('PAYOUT_CONFIGS').data?.payoutConfig.payouts.country.currency ?? null;
}
