import type { flightRowMachine } from '#machines/trips/flightRow.machine.ts';

import type { Sight, Sights } from '../sight.ts';

const values = { flight: 'SK111' };
const spins: readonly Sight[] = [
  { role: 'progressbar', text: 'trips.updating' },
  { role: 'button', text: 'trips.update_flight', values, is: 'missing' },
];

export const flightRowSights: Sights<typeof flightRowMachine> = {
  idle: {
    sees: [
      { role: 'button', text: 'trips.update_flight', values, is: 'enabled' },
      { role: 'progressbar', text: 'trips.updating', is: 'missing' },
    ],
  },
  spinning: { sees: spins },
  reloading: { sees: spins },
};
