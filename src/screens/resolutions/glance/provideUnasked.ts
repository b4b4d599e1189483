import type { Portal } from '#src/session/portal.ts';

import { provideViewCase } from '../case/provideViewCase.ts';

/** Nobody asked for it: where it does not come nothing is said, but a session that is over is over. */
export function provideUnasked(portal: Portal) {
  const quiet = () => {};

  return provideViewCase(portal).provide({
    actions: {
      react: (_, { reaction }) => {
        if (reaction.kind === 'end session' || reaction.kind === 'force logout') portal.react(reaction, 'case');
      },
      announceUnanswered: quiet,
    },
  });
}
