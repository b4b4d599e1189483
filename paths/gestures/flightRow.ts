import type { flightRowMachine } from '#machines/trips/flightRow.machine.ts';

import type { Gestures } from '../gesture.ts';

export const flightRowGestures = {
  'flight.touched': {
    usually: { from: 'another flow' },
    // The one flight of the seeds whose state nobody monitors.
    idle: [{ press: 'button', named: 'trips.update_flight', values: { flight: 'SK111' } }],
  },
} as const satisfies Gestures<typeof flightRowMachine>;
