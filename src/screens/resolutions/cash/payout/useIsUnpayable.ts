import { isNotSetUp } from '#src/api/payouts/offer.ts';
import { useAsked, useCached } from '#src/api/readings.ts';
import { useApp } from '#src/session/portal.ts';

import { usePayoutRights } from './usePayoutRights.ts';

/**
 * Returns true if money cannot be paid out: the customer has no payout method and cannot set one up here. Returns false
 * until that is known.
 *
 * @param isOffered true if an option offers money to an account that the customer has to name
 */
export function useIsUnpayable(isOffered: boolean): boolean {
  const userId = useApp(({ context }) => context.session?.id ?? '');
  const isLoaded = useApp(({ context }) => context.theme?.config.flags.payoutsDisabled === false);
  const { maySetUp } = usePayoutRights();
  const { data: loaded } = useCached('PAYOUT_METHODS', userId);
  const asked = useAsked('PAYOUT_METHODS', { userId, isAsked: isOffered && !isLoaded });
  const methods = (isLoaded ? loaded : asked.data)?.payoutMethods;
  const hasNone = isOffered && methods?.length === 0;
  const config = useAsked('PAYOUT_CONFIGS', { userId, isAsked: hasNone && maySetUp });

  return hasNone && (!maySetUp || (config.error !== null && isNotSetUp(config.error)));
}
