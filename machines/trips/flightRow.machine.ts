import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

import { promisePort } from '../port.ts';

export type FlightRowEvent = { type: 'flight.touched' };

/**
 * One flight after it was insured or reported: it spins for eight seconds, as long as the insurer takes to hear of it, and
 * until the trips have been read again. A failed reading ends it too, silently: what stands there was true a moment ago.
 */
export const flightRowMachine = setup({
  types: {} as { events: FlightRowEvent },
  actors: {
    reloadTrips: promisePort<void>('reloadTrips'),
  },
  delays: { tripReload: 8_000 },
}).createMachine({
  id: 'flightRow',
  initial: 'idle',
  // Touched again, the eight seconds begin anew: the insurer has not heard of it yet.
  on: { 'flight.touched': '.spinning' },
  states: {
    idle: {},
    spinning: { after: { tripReload: 'reloading' } },
    reloading: { invoke: { id: 'reloadTrips', src: 'reloadTrips', onDone: 'idle', onError: 'idle' } },
  },
});

export type FlightRowActor = ActorRefFrom<typeof flightRowMachine>;
export type FlightRowSnapshot = SnapshotFrom<typeof flightRowMachine>;

export const isSpinning = (row: FlightRowSnapshot): boolean => !row.matches('idle');
