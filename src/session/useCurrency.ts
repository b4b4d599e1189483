import { useDataset } from './data/useDataset.tsx';

/** Returns the payout currency, ISO 4217; null without payouts or while it is unknown. */
export function useCurrency(): string | null {
  return useDataset('PAYOUT_CONFIGS').data?.payoutConfig.payouts.country.currency ?? null;
}
