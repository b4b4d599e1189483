import { momentOf, readDayAndTime, readInstant } from '#schema/moments.ts';

export type Chip = 'departedAndDelayed' | 'departed' | 'cancelled' | 'delayed' | 'scheduled';

/** Of a flight, what its state is told by. Flags are 0 or 1; date and time are UTC. */
export type FlightState = {
  embarkDate: string;
  embarkTime: string;
  cancelled: number;
  active: number;
  departed: number;
  alerted: number;
};

/** `delayDate`: the new departure, `YYYY-MM-DD HH:mm`, UTC. `flightId`: null is the whole trip. */
export type Alert = { flightId?: string | null | undefined; delayDate?: string | null | undefined; created: string };

const TEN_MINUTES = 600_000;

/** When a flight leaves by its timetable, in milliseconds since the epoch. */
export const departureOf = ({ embarkDate, embarkTime }: Pick<FlightState, 'embarkDate' | 'embarkTime'>): number =>
  momentOf(embarkDate, embarkTime);

/** When a flight lands by its timetable, in milliseconds since the epoch. */
export const arrivalOf = ({ arrivalDate, arrivalTime }: { arrivalDate: string; arrivalTime: string }): number =>
  momentOf(arrivalDate, arrivalTime);

/** When a flight leaves as far as is known, in milliseconds since the epoch. */
export const expectedDepartureOf = (flight: FlightState, alert: Alert | undefined): number =>
  alert?.delayDate ? readDayAndTime(alert.delayDate) : departureOf(flight);

/** The alert about a flight: the latest of its own, else the latest about the whole trip. */
export function alertOf<A extends Alert>(
  { alerts }: { alerts: readonly A[] },
  { flightId }: { flightId: string },
): A | undefined {
  return (
    latest(alerts.filter((alert) => alert.flightId === flightId)) ?? latest(alerts.filter((alert) => !alert.flightId))
  );
}

/** What became of a flight. A delay of ten minutes or less is forgotten once it has departed. */
export function chipOf(flight: FlightState, alert: Alert | undefined): Chip {
  const delay = expectedDepartureOf(flight, alert) - departureOf(flight);
  if (flight.departed) return delay > TEN_MINUTES ? 'departedAndDelayed' : 'departed';
  if (flight.cancelled && flight.alerted) return 'cancelled';
  return alert?.delayDate ? 'delayed' : 'scheduled';
}

export const isListed = ({ cancelled, active }: Pick<FlightState, 'cancelled' | 'active'>): boolean =>
  cancelled !== 0 || active !== 0;

/** Cancelled, and never alerted: its customer took it out of their insurance. */
export const isWithdrawn = ({ cancelled, alerted }: Pick<FlightState, 'cancelled' | 'alerted'>): boolean =>
  cancelled !== 0 && alerted === 0;

/** Whether there is a disruption to be resolved, if the customer may. */
export const needsResolution = ({ alerted }: Pick<FlightState, 'alerted'>): boolean => alerted === 1;

/** Whether somebody may say that a flight is late or cancelled: until it has left, and not once they took it out. */
export const mayReport = (flight: Pick<FlightState, 'cancelled' | 'active' | 'departed' | 'alerted'>): boolean =>
  isListed(flight) && flight.departed === 0 && !isWithdrawn(flight);

type Watched = { isMonitored: number; notified: number; cancelled: number };

/** Whether a customer may say how a flight stands: nobody watches it, and the insurer has asked. Not while its row spins. */
export const mayUpdateStatus = ({ isMonitored, notified, cancelled }: Watched): boolean =>
  isMonitored === 0 && notified === 1 && cancelled === 0;

function latest<A extends Alert>(alerts: readonly A[]): A | undefined {
  return alerts.reduce<A | undefined>(
    (last, alert) => (last && readInstant(last.created) >= readInstant(alert.created) ? last : alert),
    undefined,
  );
}
