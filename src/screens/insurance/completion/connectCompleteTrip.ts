import { completeTripMachine } from '#machines/insurance/completion/completeTrip.machine.ts';
import { createInsuranceApi } from '#src/api/insurance/insurance.ts';
import { tell } from '#src/lib/tell.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import type { Passengers } from '../passengers.ts';
import { find, toTripRequest } from './purchase.ts';

export function connectCompleteTrip(portal: Portal, connectAddPassenger: Passengers['connectAddPassenger']) {
  const { app } = portal;
  const insurer = createInsuranceApi(portal);

  return completeTripMachine.provide({
    actors: {
      addPassenger: connectAddPassenger(portal),
      // A refusal can mean that the policy no longer insures, or that a passenger was deleted. `announceTrip` handles
      // success.
      insureTrip: mutation(portal, ({ trip, key }) => insurer.insureTrip(toTripRequest(trip), key), {
        outdates: ['POLICIES', 'PASSENGERS'],
        except: 'insured',
        whenLeft: 'TRIPS',
      }),
      findTrip: query(({ trip }, signal) => find(insurer, app.getSnapshot().context.session?.id ?? '', trip, signal)),
    },
    actions: {
      ...createRefusalPorts(portal, 'insurance'),
      // The new trip appears in the list at once, and its flights show a spinner until the insurer knows their status.
      // The trip may also use up the policy.
      announceTrip: (_, { trip: { flightIds } }) => {
        tellOutdated(app, ['TRIPS', 'POLICIES']);
        tell(app, 'flights', { type: 'flights.touched', flightIds });
      },
    },
  });
}
