import { waitFor } from 'xstate';

import type { DataLoadActor } from '#machines/session/data/dataLoad.machine.ts';
import type { DatasetActor } from '#machines/session/data/dataset.machine.ts';
import { flightRowMachine } from '#machines/trips/flightRow.machine.ts';
import { flightsMachine } from '#machines/trips/flights.machine.ts';
import { query } from '#src/session/flows/ports.ts';

/** Connects the flight rows. The data load refetches the trips. */
export function connectFlights(dataLoad: () => DataLoadActor | undefined) {
  return flightsMachine.provide({
    actors: {
      flightRow: flightRowMachine.provide({
        actors: {
          reloadTrips: query(async (_, signal) => {
            const load = dataLoad();
            const trips = load?.getSnapshot().children.TRIPS as DatasetActor | undefined;
            if (!load || !trips) return;
            load.send({ type: 'dataset.outdated', name: 'TRIPS' });
            await waitFor(trips, (state) => !state.matches('refreshing') && !state.matches('loading'), { signal });
          }),
        },
      }),
    },
  });
}
