import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { usePayoutMethods } from '#src/session/payouts/usePayoutMethods.ts';
import { useApp } from '#src/session/portal.ts';

/** `methods` is null if the payout methods are unknown. */
export type Accounts = { isComing: boolean; methods: readonly PayoutMethod[] | null };

/**
 * Returns the payout methods that are known before anything is claimed.
 *
 * @param isOutdated true if the known methods are wrong, which hides them until they have been read again
 */
export function useAccounts(isOutdated: boolean): Accounts {
  const load = useApp(({ children }) => children.dataLoad);
  const isPart = load?.getSnapshot().context.datasets.includes('PAYOUT_METHODS') ?? false;
  const { view, data } = usePayoutMethods();
  const isComing = isPart && (view === 'loading' || (isOutdated && view === 'refreshing'));
  const isKnown = isPart && (isOutdated ? view === 'loaded' : view !== 'loading' && view !== 'failed');

  return { isComing, methods: isKnown ? data : null };
}

/** Returns the only payout method, or null if there are none or several. */
export const findOnlyMethod = ({ methods }: Accounts): PayoutMethod | null =>
  methods?.length === 1 ? (methods[0] ?? null) : null;
