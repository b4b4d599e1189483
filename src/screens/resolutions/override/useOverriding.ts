import { hasAgentOptions, isElevated, mayAnswer } from '#rules/people/rights.ts';
import { useApp } from '#src/session/portal.ts';

/** Returns whether the user may override options: agents and administrators if the insurer allows it. */
export function useOverriding(): 'enabled' | 'disabled' | 'hidden' {
  return useApp(({ context: { session } }) => {
    if (!session || !isElevated(session.roles) || !hasAgentOptions(session.accessProfile)) return 'hidden';
    return mayAnswer(session.accessProfile, session.roles) ? 'enabled' : 'disabled';
  });
}

/** Returns true if the user sees all options, not only those that the customer sees. */
export const useSeesAll = (): boolean => useApp(({ context }) => isElevated(context.session?.roles ?? {}));
