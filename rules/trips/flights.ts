import { parseMoment, readDayAndTime, readInstant } from '#schema/moments.ts';

export type Chip = 'departedAndDelayed' | 'departed' | 'cancelled' | 'delayed' | 'scheduled';

/** The data that determines the status of a flight. Flags are 0 or 1; date and time are UTC. */
export type FlightState = {
  embarkDate: string;
  embarkTime: string;
  cancelled: number;
  active: number;
  departed: number;
  alerted: number;
};

/** `delayDate`: the new departure, `YYYY-MM-DD HH:mm`, UTC. `flightId`: null for the whole trip. */
export type Alert = { flightId?: string | null | undefined; delayDate?: string | null | undefined; created: string };

const TEN_MINUTES = 600_000;

/** Returns the scheduled departure in milliseconds since the epoch. */
export const getDeparture = ({ embarkDate, embarkTime }: Pick<FlightState, 'embarkDate' | 'embarkTime'>): number =>
  parseMoment(embarkDate, embarkTime);

/** Returns the scheduled arrival in milliseconds since the epoch. */
export const getArrival = ({ arrivalDate, arrivalTime }: { arrivalDate: string; arrivalTime: string }): number =>
  parseMoment(arrivalDate, arrivalTime);

/** Returns the expected departure in milliseconds since the epoch. */
export const getExpectedDeparture = (flight: FlightState, alert: Alert | undefined): number =>
  alert?.delayDate ? readDayAndTime(alert.delayDate) : getDeparture(flight);

/** Returns the alert about a flight: the latest of the flight, otherwise the latest about the whole trip. */
export function findFlightAlert<A extends Alert>(
  { alerts }: { alerts: readonly A[] },
  { flightId }: { flightId: string },
): A | undefined {
  return (
    latest(alerts.filter((alert) => alert.flightId === flightId)) ?? latest(alerts.filter((alert) => !alert.flightId))
  );
}

/** Returns the status chip of a flight. A delay of ten minutes or less is ignored after departure. */
export function getFlightStatus(flight: FlightState, alert: Alert | undefined): Chip {
  const delay = getExpectedDeparture(flight, alert) - getDeparture(flight);
  if (flight.departed) return delay > TEN_MINUTES ? 'departedAndDelayed' : 'departed';
  if (flight.cancelled && flight.alerted) return 'cancelled';
  return alert?.delayDate ? 'delayed' : 'scheduled';
}

export const isListed = ({ cancelled, active }: Pick<FlightState, 'cancelled' | 'active'>): boolean =>
  cancelled !== 0 || active !== 0;

/** A cancelled flight that was never alerted was removed from the insurance by its customer. */
export const isWithdrawn = ({ cancelled, alerted }: Pick<FlightState, 'cancelled' | 'alerted'>): boolean =>
  cancelled !== 0 && alerted === 0;

/** Returns whether the flight has a disruption to resolve. Rights are checked elsewhere. */
export const needsResolution = ({ alerted }: Pick<FlightState, 'alerted'>): boolean => alerted === 1;

/** Returns whether a flight can be reported as late or cancelled: until it departs, unless the customer withdrew it. */
export const mayReport = (flight: Pick<FlightState, 'cancelled' | 'active' | 'departed' | 'alerted'>): boolean =>
  isListed(flight) && flight.departed === 0 && !isWithdrawn(flight);

type Watched = { isMonitored: number; notified: number; cancelled: number };

/**
 * Returns whether the customer may report the status: the flight is unmonitored and the insurer has asked. Callers must
 * also check that the row is not spinning.
 */
export const mayUpdateStatus = ({ isMonitored, notified, cancelled }: Watched): boolean =>
  isMonitored === 0 && notified === 1 && cancelled === 0;

function latest<A extends Alert>(alerts: readonly A[]): A | undefined {
  return alerts.reduce<A | undefined>(
    (last, alert) => (last && readInstant(last.created) >= readInstant(alert.created) ? last : alert),
    undefined,
  );
}
