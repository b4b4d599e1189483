import { payableBalance } from '#rules/insurance/policies.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { useApp, usePortal } from '../portal.ts';
import { useCurrency } from '../useCurrency.ts';

type Policy = Parameters<typeof payableBalance>[0];

/** Returns the remaining balance of a policy; null without a cap, a running policy, a known currency or payouts. */
export function useBalance(policy: Policy | undefined): { amount: number; currency: string } | null {
  const { clock } = usePortal();
  const currency = useCurrency();
  const isPaidElsewhere = useApp(({ context }) => context.theme?.config.flags.payoutsDisabled ?? false);
  const amount = policy ? payableBalance(policy, toDay(clock.now())) : null;
  return amount === null || currency === null || isPaidElsewhere ? null : { amount, currency };
}
