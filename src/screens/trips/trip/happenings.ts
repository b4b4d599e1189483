import { findFlightAlert, getExpectedDeparture, needsResolution } from '#rules/trips/flights.ts';
import { isOver } from '#rules/trips/standing.ts';
import { listedFlights } from '#rules/trips/trips.ts';
import { readInstant } from '#schema/moments.ts';
import type { Place } from '#src/lib/places/places.ts';

import { type Flight, type FlightSeen, getDestination, getOrigin, type Trip, toFlightSeen } from '../trip.ts';

type Alert = Trip['alerts'][number];

/** `holds` is false if a later report or event contradicts it. */
type TripFact = { at: number; flights: string[]; place: Place; alertId: string; holds: boolean };

/** Current status: the insurer monitors the flights, or does not. */
type Standing = 'watched' | 'unwatched';

/** Choice of an option for a flight; `chosen` if the flight has left. */
export type Choice = { kind: 'choice' | 'chosen'; at: number; flight: Flight };

/** Events of the timeline: past, current or upcoming. */
export type Happening =
  | Choice
  | ({ kind: 'delayed'; leaves: number } & TripFact)
  | ({ kind: 'cancelled' | 'changed' } & TripFact)
  | { kind: Standing; at: number; flights: string[] }
  | {
      kind: 'flight';
      at: number;
      flight: Flight;
      seen: FlightSeen;
      how: 'out' | 'back' | 'on';
      isFlown: boolean;
      /** The flight is late, its new time has passed, and no departure was reported. */
      isOverdue: boolean;
      to: Place;
    };

/** @param mayResolve whether the user may choose options for a disruption */
export function listHappenings(trip: Trip, now: number, mayResolve: boolean): Happening[] {
  const flights = listedFlights(trip);
  const ahead = flights.filter(({ departed }) => departed === 0);
  const disrupted = flights.filter((flight) => mayResolve && needsResolution(flight));
  const expected = ahead.filter((flight) => flight.cancelled === 0 && !isOver(trip, flight, now));
  const isWatched = ({ isMonitored }: Flight) => isMonitored === 1;
  // A late or cancelled flight has its own event already.
  const isUnheardOf = (flight: Flight) => toFlightSeen(trip, flight).state === 'scheduled' && !needsResolution(flight);

  return [
    ...trip.alerts.flatMap((alert) => alerted(trip, alert, flights, now)),
    ...flights.flatMap((flight) => flown(trip, flight, now)),
    ...disrupted.map((flight) => choiceOf(flight, now)),
    ...here('watched', now, expected.filter(isWatched)),
    ...here(
      'unwatched',
      now,
      expected.filter((flight) => !isWatched(flight) && isUnheardOf(flight)),
    ),
  ].sort((one, other) => partOf(one) - partOf(other) || one.at - other.at);
}

const choiceOf = (flight: Flight, at: number): Choice => ({
  kind: flight.departed === 0 ? 'choice' : 'chosen',
  at,
  flight,
});

/**
 * Returns 0 for the past, 1 for the present and 2 for the future. A recent report can be later than the minute for
 * which the page is drawn.
 */
function partOf(happening: Happening): number {
  switch (happening.kind) {
    case 'choice':
    case 'watched':
    case 'unwatched':
      return 1;
    case 'flight':
      return happening.isFlown || happening.isOverdue ? 0 : 2;
    default:
      return 0;
  }
}

const here = (kind: Standing, at: number, flights: readonly Flight[]): Happening[] =>
  flights.length > 0 ? [{ kind, at, flights: flights.map(({ flightNumber }) => flightNumber) }] : [];

/** Alerts are about one flight or the whole trip. Skips alerts of flights that are not insured. */
function alerted(trip: Trip, alert: Alert, listed: readonly Flight[], now: number): Happening[] {
  const about = listed.filter(({ flightId }) => !alert.flightId || alert.flightId === flightId);
  const [first] = about;
  if (!first) return [];
  const { alertId, alertType, delayDate } = alert;
  const flights = about.map(({ flightNumber }) => flightNumber);
  const kind = delayDate ? 'delayed' : alertType === 'CANCELLATION' ? 'cancelled' : 'changed';
  const told = {
    at: readInstant(alert.created),
    flights,
    place: getOrigin(first),
    alertId,
    holds: about.some(
      (flight) => findFlightAlert(trip, flight) === alert && isBorneOut(kind, toFlightSeen(trip, flight), now),
    ),
  };

  return [kind === 'delayed' ? { kind, ...told, leaves: getExpectedDeparture(first, alert) } : { kind, ...told }];
}

/**
 * A cancelled flight may fly after all, and a late one may leave on time. After its new departure a flight no longer
 * counts as late.
 */
function isBorneOut(kind: 'delayed' | 'cancelled' | 'changed', { state, from }: FlightSeen, now: number): boolean {
  if (kind === 'delayed') return state === 'delayed' && from.at > now;
  return kind === 'changed' || state === 'cancelled';
}

/** Skips cancelled and withdrawn flights. The departure of a flight may never be reported. */
function flown(trip: Trip, flight: Flight, now: number): Happening[] {
  const seen = toFlightSeen(trip, flight);
  if (seen.state === 'cancelled' || (flight.cancelled !== 0 && flight.departed === 0)) return [];
  const how = trip.type === 'multi' ? 'on' : flight.direction === 'inbound' ? 'back' : 'out';
  const isFlown = flight.departed !== 0 || isOver(trip, flight, now);
  const isOverdue = flight.departed === 0 && seen.state === 'delayed' && seen.from.at <= now;
  return [{ kind: 'flight', at: seen.from.at, flight, seen, how, isFlown, isOverdue, to: getDestination(flight) }];
}

export const isChoice = (happening: Happening): happening is Choice =>
  happening.kind === 'choice' || happening.kind === 'chosen';
