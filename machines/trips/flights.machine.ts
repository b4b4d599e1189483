import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';

import { type FlightRowActor, flightRowMachine } from './flightRow.machine.ts';

export type FlightsEvent =
  /** Flights were insured or reported, so their rows are about to change. */
  { type: 'flights.touched'; flightIds: readonly string[] };

/** Manages the rows that spin, one machine per flight, whether or not the list of trips is on screen. */
export const flightsMachine = setup({
  types: {} as { context: { touched: readonly string[] }; events: FlightsEvent },
  actors: { flightRow: flightRowMachine },
  actions: {
    startRows: enqueueActions(({ context: { touched }, enqueue }, flightIds: readonly string[]) => {
      for (const id of new Set(flightIds)) {
        if (!touched.includes(id)) enqueue.spawnChild('flightRow', { id });
        enqueue.sendTo(id, { type: 'flight.touched' });
      }
    }),
    remember: assign({
      touched: ({ context }, flightIds: readonly string[]) => [...new Set([...context.touched, ...flightIds])],
    }),
  },
}).createMachine({
  id: 'flights',
  context: { touched: [] },
  on: {
    'flights.touched': {
      actions: [
        { type: 'startRows', params: ({ event }) => event.flightIds },
        { type: 'remember', params: ({ event }) => event.flightIds },
      ],
    },
  },
});

export type FlightsSnapshot = SnapshotFrom<typeof flightsMachine>;

export const getFlightRow = ({ children }: FlightsSnapshot, flightId: string): FlightRowActor | undefined =>
  children[flightId] as FlightRowActor | undefined;
