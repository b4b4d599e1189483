import type { TextId } from '#src/lib/texts.ts';
import { useActing } from '#src/session/useActing.ts';

import type { FlightSeen } from '../trip.ts';

type Became = 'cancelled' | 'delayed' | 'over' | 'departedAndDelayed' | 'changed';

const toCustomers: Record<Became, TextId> = {
  cancelled: 'dashboard.now.cancelled',
  delayed: 'dashboard.now.delayed',
  over: 'dashboard.now.delayed.over',
  departedAndDelayed: 'dashboard.now.left_late',
  changed: 'dashboard.now.changed',
};

const toAgents: Record<Became, TextId> = {
  cancelled: 'dashboard.now.cancelled.acting',
  delayed: 'dashboard.now.delayed.acting',
  over: 'dashboard.now.delayed.over.acting',
  departedAndDelayed: 'dashboard.now.left_late.acting',
  changed: 'dashboard.now.changed.acting',
};

/** Returns a sentence about a disrupted flight, for the traveller or for an agent. */
export function useDisruptionText(seen: FlightSeen, now: number): TextId {
  return (useActing() ? toAgents : toCustomers)[becameOf(seen, now)];
}

function becameOf({ state, from }: FlightSeen, now: number): Became {
  // After the new time no departure has been reported.
  if (state === 'delayed') return from.at <= now ? 'over' : 'delayed';
  return state === 'cancelled' || state === 'departedAndDelayed' ? state : 'changed';
}
