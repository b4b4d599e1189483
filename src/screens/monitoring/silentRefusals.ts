import type { Reaction } from '#schema/classify.ts';
import type { Portal } from '#src/session/portal.ts';

/**
 * Fills the port `react` of flows about monitored data: a refusal ends a session that is over. Any other is shown by the flow itself,
 * and raises no notice (spec A-04).
 */
export const silentRefusals = ({ react }: Pick<Portal, 'react'>) => ({
  react: (_: unknown, { reaction }: { reaction: Reaction }) => {
    if (reaction.kind === 'end session' || reaction.kind === 'force logout') react(reaction);
  },
});
