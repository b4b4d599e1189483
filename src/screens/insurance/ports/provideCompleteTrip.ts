import { completeTripMachine } from '#machines/insurance/completion/completeTrip.machine.ts';
import { insurerOf } from '#src/api/insuring/insuring.ts';
import { tell } from '#src/lib/tell.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { mutation, query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import type { Passengers } from '../passengers.ts';
import { find, sentOf } from './purchase.ts';

/** The completion of a trip, connected to the insurer. */
export function provideCompleteTrip(portal: Portal, provideAddPassenger: Passengers['provideAddPassenger']) {
  const { app } = portal;
  const insurer = insurerOf(portal);

  return completeTripMachine.provide({
    actors: {
      addPassenger: provideAddPassenger(portal),
      // It may be the policy that insures nothing any more, or a passenger who was deleted. A yes is announced below.
      insureTrip: mutation(portal, ({ trip, key }) => insurer.insureTrip(sentOf(trip), key), {
        outdates: ['POLICIES', 'PASSENGERS'],
        except: 'insured',
        whenLeft: 'TRIPS',
      }),
      findTrip: query(({ trip }, signal) => find(insurer, app.getSnapshot().context.session?.id ?? '', trip, signal)),
    },
    actions: {
      ...refusalsTo(portal, 'insurance'),
      // It stands in the list at once; its rows spin until the insurer knows how its flights stand. And it may be the last
      // that its policy takes.
      announceTrip: (_, { trip: { flightIds } }) => {
        tellOutdated(app, ['TRIPS', 'POLICIES']);
        tell(app, 'flights', { type: 'flights.touched', flightIds });
      },
    },
  });
}
