import type { Case } from '#machines/resolutions/resolutions.ts';
import { getArrival, getDeparture } from '#rules/trips/flights.ts';
import { readDayAndTime } from '#schema/moments.ts';
import { toPlace } from '#src/lib/places/places.ts';

export type CaseFlight = NonNullable<Case['flight']>;

/** Returns when a disrupted flight lands, including its delay, in epoch milliseconds. Returns null if unknown. */
export function getLandingTime(flight: CaseFlight, alert: Case['alert']): number | null {
  const { late, to } = flightSeen(flight, alert);
  return Number.isNaN(to.at) ? null : to.at + late;
}

/** Returns the state of a disrupted flight with its scheduled and current departure and its arrival. */
export function flightSeen(flight: CaseFlight, alert: Case['alert']) {
  const was = getDeparture(flight);
  const at = alert?.delayDate ? readDayAndTime(alert.delayDate) : was;
  const state = alert?.alertType === 'CANCELLATION' ? ('cancelled' as const) : ('delayed' as const);

  return {
    state,
    late: state === 'delayed' ? at - was : 0,
    from: { place: toPlace(flight.origin, flight.originAirport), at: state === 'delayed' ? at : was, was },
    to: { place: toPlace(flight.destination, flight.destinationAirport), at: getArrival(flight) },
  };
}
