import { canWrite, mayOnPayouts } from '#rules/people/rights.ts';
import { useApp } from '#src/session/portal.ts';

/** What whoever claims may do about where the money goes. To set one up the partner has to let its customers, too. */
export function usePayoutRights(): { maySetUp: boolean; mayMend: boolean } {
  const paysOut = useApp(({ context: { theme } }) => theme !== null && !theme.config.flags.payoutsDisabled);
  const [maySetUp, mayMend] = [useMay('CREATE'), useMay('UPDATE')];
  return { maySetUp: paysOut && maySetUp, mayMend };
}

const useMay = (right: 'CREATE' | 'UPDATE'): boolean =>
  useApp(
    ({ context: { session } }) =>
      session !== null && mayOnPayouts(session.accessProfile, right) && canWrite(session.roles),
  );
