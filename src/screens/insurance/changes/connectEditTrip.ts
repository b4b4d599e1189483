import { editTripMachine } from '#machines/insurance/changes/editTrip.machine.ts';
import { createTripChangesApi } from '#src/api/trips/changes.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';
import { announceCancellation } from '#src/session/trips/announceCancellation.ts';
import { showTravellers } from '#src/session/trips/travellers.ts';

import type { Passengers } from '../passengers.ts';

export function connectEditTrip(
  portal: Portal,
  { connectAddPassenger }: Pick<Passengers, 'connectAddPassenger'>,
): typeof editTripMachine {
  const refusals = createRefusalPorts(portal, 'insurance');
  return editTripMachine.provide({
    actors: {
      addPassenger: connectAddPassenger(portal),
      changeTravellers: mutation(portal, createTripChangesApi(portal).changeTravellers, { outdates: 'TRIPS' }),
    },
    actions: {
      ...refusals,
      react: (args, params) => {
        // A refusal can mean that passengers or limits are outdated here.
        tellOutdated(portal.app, ['PASSENGERS', 'POLICIES']);
        refusals.react(args, params);
      },
      announceSaved: ({ context }, { now }) => {
        showTravellers(portal, context.tripId, now);
        portal.notify({ severity: 'success', text: { id: 'notices.trip_edited' } });
      },
      announceGone: ({ context }) => announceCancellation(portal, context.tripId),
    },
  });
}
