import type { TextId } from '#src/lib/texts.ts';

import type { FlightSeen } from '../trip.ts';

const texts: Partial<Record<FlightSeen['state'], TextId>> = {
  cancelled: 'dashboard.now.cancelled',
  delayed: 'dashboard.now.delayed',
  departedAndDelayed: 'dashboard.now.left_late',
};

/** What became of a disrupted flight, as a sentence. */
export const whatBecame = (state: FlightSeen['state']): TextId => texts[state] ?? 'dashboard.now.changed';
