import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

/** Reads the trips again if the insurer does not find the flight, so that the form stops offering it. */
export function formRefusals(portal: Portal): ReturnType<typeof createRefusalPorts> {
  const refusals = createRefusalPorts(portal, 'bag');
  return {
    ...refusals,
    react: (_, { reaction }) => {
      if ('code' in reaction && reaction.code === 'FLIGHT_NOT_FOUND') tellOutdated(portal.app, 'TRIPS');
      refusals.react(_, { reaction });
    },
  };
}
