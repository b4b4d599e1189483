import { canWrite, mayOnPayouts } from '#rules/people/rights.ts';
import { useApp } from '#src/session/portal.ts';

/** Whether whoever claims may set up where the money goes: the partner lets its customers, and they have the right. */
export const useMaySetUp = (): boolean =>
  useApp(({ context: { session, theme } }) => {
    if (!session || !theme || theme.config.flags.payoutsDisabled) return false;
    return mayOnPayouts(session.accessProfile, 'CREATE') && canWrite(session.roles);
  });
