import type { TextId } from '#src/lib/texts.ts';

import type { FlightSeen } from '../trip.ts';

const texts: Partial<Record<FlightSeen['state'], TextId>> = {
  cancelled: 'dashboard.now.cancelled',
  delayed: 'dashboard.now.delayed',
  departedAndDelayed: 'dashboard.now.left_late',
};

/** What became of a disrupted flight, as a sentence; once its new time is over, too, nobody has said that it left. */
export const whatBecame = ({ state, from }: FlightSeen, now: number): TextId =>
  state === 'delayed' && from.at <= now ? 'dashboard.now.delayed.over' : (texts[state] ?? 'dashboard.now.changed');
