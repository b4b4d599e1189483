import { hasAgentOptions, isElevatedIn, mayAnswer } from '#rules/people/rights.ts';
import { useApp } from '#src/session/portal.ts';

/** Whether the signed-in person may change options by hand: agents and administrators whom the insurer lets. */
export function useOverriding(): 'enabled' | 'disabled' | 'hidden' {
  return useApp(({ context: { session } }) => {
    if (!session || !isElevatedIn(session.roles) || !hasAgentOptions(session.accessProfile)) return 'hidden';
    return mayAnswer(session.accessProfile, session.roles) ? 'enabled' : 'disabled';
  });
}

/** Whether they see whatever there is, rather than what a customer does. */
export const useSeesAll = (): boolean => useApp(({ context }) => isElevatedIn(context.session?.roles ?? {}));
