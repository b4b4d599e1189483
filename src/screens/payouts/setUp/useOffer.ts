import { useDataset } from '#src/session/data/useDataset.tsx';
import { useApp } from '#src/session/portal.ts';
import type { Reading } from '#src/ui/data/reading.ts';

/** Providers that can pay the customer, and the existing payout methods. */
export type Offer = {
  /** The supplier asks for the details on its own pages. */
  isFramed: boolean;
  providers: readonly { vendor: string; type: string; name: string }[];
  /** Country as ISO 3166-1 alpha-2, currency as ISO 4217. */
  country: string;
  currency: string;
  known: readonly string[];
};

/** Loaded once the partner's payout settings and the customer's methods are. */
export function useOffer(): Reading<Offer> {
  const isFramed = useApp(({ context }) => context.theme?.config.payoutSupplier === 'PAYMENTRAILS');
  const [config, methods] = [useDataset('PAYOUT_CONFIGS'), useDataset('PAYOUT_METHODS')];
  const failed = [config, methods].find(({ view }) => view === 'failed');
  const payouts = config.data?.payoutConfig.payouts;
  const data = payouts &&
    methods.data && {
      isFramed,
      providers: payouts.providers,
      country: payouts.country.iso,
      currency: payouts.country.currency,
      known: methods.data.payoutMethods.map(({ payoutMethodId }) => payoutMethodId),
    };

  return {
    ...(failed ?? methods),
    data: data ?? null,
    view: data ? 'loaded' : failed ? 'failed' : 'loading',
    retry: () => {
      for (const { view, retry } of [config, methods]) if (view === 'failed') retry();
    },
    attributes: {},
  };
}
