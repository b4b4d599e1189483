import type { Reaction } from '#schema/classify.ts';
import type { Portal } from '#src/session/portal.ts';

/**
 * Fills the port `react` of flows about monitored data: a refusal can only end the session. The flow itself shows any
 * other refusal, without a notice.
 */
export const silentRefusals = ({ react }: Pick<Portal, 'react'>) => ({
  react: (_: unknown, { reaction }: { reaction: Reaction }) => {
    if (reaction.kind === 'end session' || reaction.kind === 'force logout') react(reaction);
  },
});
