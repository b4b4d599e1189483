import { payableBalance } from '#rules/insurance/policies.ts';
import { dayOf } from '#src/lib/time/dates.ts';
import { useApp, usePortal } from '../portal.ts';
import { useCurrency } from '../useCurrency.ts';

type Policy = Parameters<typeof payableBalance>[0];

/** What a policy can still pay; null if it has no cap or does not run, if it or its currency is unknown, or if nothing is paid here. */
export function useBalance(policy: Policy | undefined): { amount: number; currency: string } | null {
  const { clock } = usePortal();
  const currency = useCurrency();
  const isPaidElsewhere = useApp(({ context }) => context.theme?.config.flags.payoutsDisabled ?? false);
  const amount = policy ? payableBalance(policy, dayOf(clock.now())) : null;
  return amount === null || currency === null || isPaidElsewhere ? null : { amount, currency };
}
