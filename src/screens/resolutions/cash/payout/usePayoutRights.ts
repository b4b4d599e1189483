import { canWrite, mayOnPayouts } from '#rules/people/rights.ts';
import { useApp } from '#src/session/portal.ts';

/** Returns what the user may do with payout methods. Setting one up also requires the partner's permission. */
export function usePayoutRights(): { maySetUp: boolean; mayComplete: boolean } {
  const paysOut = useApp(({ context: { theme } }) => theme !== null && !theme.config.flags.payoutsDisabled);
  const [maySetUp, mayComplete] = [useMay('CREATE'), useMay('UPDATE')];
  return { maySetUp: paysOut && maySetUp, mayComplete };
}

const useMay = (right: 'CREATE' | 'UPDATE'): boolean =>
  useApp(
    ({ context: { session } }) =>
      session !== null && mayOnPayouts(session.accessProfile, right) && canWrite(session.roles),
  );
