import { useSelector } from '@xstate/react';

import { isSpinning } from '#machines/trips/flightRow.machine.ts';
import { getFlightRow } from '#machines/trips/flights.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useApp } from '#src/session/portal.ts';

const untouched = { 'data-machine': 'flightRow', 'data-state': 'idle' };

/** Returns the status of a flight's row. Rows without an actor count as idle. */
export function useFlightRow(flightId: string) {
  const flights = useApp(({ children }) => children.flights);
  const actor = useSelector(flights, (state) => (state ? getFlightRow(state, flightId) : undefined));
  const row = useSelector(actor, (state) => state);

  return {
    isSpinning: row ? isSpinning(row) : false,
    attributes: row ? flowAttributes(row) : untouched,
  };
}
