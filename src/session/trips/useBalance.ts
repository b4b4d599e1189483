import { balanceOf } from '#rules/insurance/policies.ts';
import { useApp } from '../portal.ts';
import { useCurrency } from '../useCurrency.ts';

type Capped = Parameters<typeof balanceOf>[0];

/** What a policy can still pay; null where it has no cap, nobody knows it or its currency, or nothing is paid here. */
export function useBalance(policy: Capped | undefined): { amount: number; currency: string } | null {
  const currency = useCurrency();
  const isPaidElsewhere = useApp(({ context }) => context.theme?.config.flags.payoutsDisabled ?? false);
  const amount = policy ? balanceOf(policy) : null;
  return amount === null || currency === null || isPaidElsewhere ? null : { amount, currency };
}
