import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { usePayoutMethods } from '#src/session/payouts/usePayoutMethods.ts';
import { useApp } from '#src/session/portal.ts';

/** `methods`: null where nobody knows them. */
export type Accounts = { isComing: boolean; methods: readonly PayoutMethod[] | null };

/**
 * Where money may go, as it is known before anything is claimed.
 *
 * @param isOutdated what was known is known to be wrong: nothing is said before it was read again
 */
export function useAccounts(isOutdated: boolean): Accounts {
  const load = useApp(({ children }) => children.dataLoad);
  const isPart = load?.getSnapshot().context.datasets.includes('PAYOUT_METHODS') ?? false;
  const { view, data } = usePayoutMethods();
  const isComing = isPart && (view === 'loading' || (isOutdated && view === 'refreshing'));
  const isKnown = isPart && (isOutdated ? view === 'loaded' : view !== 'loading' && view !== 'failed');

  return { isComing, methods: isKnown ? data : null };
}

/** The one that there is. */
export const onlyIn = ({ methods }: Accounts): PayoutMethod | null =>
  methods?.length === 1 ? (methods[0] ?? null) : null;
