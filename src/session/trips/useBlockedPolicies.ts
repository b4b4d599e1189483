import { toDay } from '#src/lib/time/dates.ts';
import { useDataset } from '../data/useDataset.tsx';
import { useApp, usePortal } from '../portal.ts';
import { type CheckedPolicy, checkPolicies, listUsablePolicies } from './checkPolicies.ts';

/** Returns the policies if none of them insures a trip now; null if one does or if they are unknown. */
export function useBlockedPolicies(): readonly CheckedPolicy[] | null {
  const { clock } = usePortal();
  const isPaidElsewhere = useApp(({ context }) => context.theme?.config.flags.payoutsDisabled ?? false);
  const { data } = useDataset('POLICIES');
  if (!data) return null;
  const policies = checkPolicies(data.policies, toDay(clock.now()), !isPaidElsewhere);
  return listUsablePolicies(policies).length > 0 ? null : policies;
}
