import type { Portal } from '#src/session/portal.ts';

import { provideViewCase } from '../case/provideViewCase.ts';

/** Provides a read in the background. Errors stay silent, except that an ended session still ends. */
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
