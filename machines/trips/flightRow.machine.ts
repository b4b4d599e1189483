import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

import { promisePort } from '../kit/port.ts';

export type FlightRowEvent = { type: 'flight.touched' };

/**
 * The row of one flight after it was insured or reported. It shows a spinner for eight seconds, the time the insurer
 * needs to process the change, and until the trips were read again. A failed read ends the spinner silently: the row
 * was correct a moment ago.
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
  // Another change restarts the eight seconds, because the insurer has not processed it yet.
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
