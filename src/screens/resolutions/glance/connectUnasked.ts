import type { Portal } from '#src/session/portal.ts';

import { connectViewCase } from '../case/connectViewCase.ts';

/** Provides a read in the background. Errors stay silent, except that an ended session still ends. */
export function connectUnasked(portal: Portal) {
  const quiet = () => {};

  return connectViewCase(portal).provide({
    actions: {
      react: (_, { reaction }) => {
        if (reaction.kind === 'end session' || reaction.kind === 'force logout') portal.react(reaction, 'case');
      },
      announceUnanswered: quiet,
    },
  });
}
