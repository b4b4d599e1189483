import { tellOutdated } from '#src/session/data/outdated.ts';
import { refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

/** A flight that the insurer does not find is offered no longer, once the trips are read again. */
export function formRefusals(portal: Portal): ReturnType<typeof refusalsTo> {
  const refusals = refusalsTo(portal, 'bag');
  return {
    ...refusals,
    react: (_, { reaction }) => {
      if ('code' in reaction && reaction.code === 'FLIGHT_NOT_FOUND') tellOutdated(portal.app, 'TRIPS');
      refusals.react(_, { reaction });
    },
  };
}
