import { type FlightState, getDeparture, isListed, isWithdrawn } from './flights.ts';

type Trip<Flight> = { flights: readonly Flight[] };

/** Sorts trips by the departure of their first flight, newest first; trips without flights come last. */
export function newestFirst<T extends Trip<FlightState>>(trips: readonly T[]): T[] {
  const startOf = ({ flights }: T) => Math.min(...flights.map(getDeparture));
  const [started, empty] = [trips.filter(hasFlights), trips.filter((trip) => !hasFlights(trip))];
  return [...started.sort((one, other) => startOf(other) - startOf(one)), ...empty];
}

export const listedFlights = <F extends FlightState>({ flights }: Trip<F>): F[] => flights.filter(isListed);

/** Returns the flights that are or were covered, without those that the customer withdrew. */
export const insuredFlights = <F extends FlightState>(trip: Trip<F>): F[] =>
  listedFlights(trip).filter((flight) => !isWithdrawn(flight));

/** Returns a trip after its insurance was cancelled: every flight is withdrawn. */
export const withoutCover = <T extends Trip<FlightState>>(trip: T): T => ({
  ...trip,
  flights: trip.flights.map((flight) => ({ ...flight, cancelled: 1, alerted: 0 })),
});

/**
 * Returns whether a trip can be changed: not once a flight has departed or is disrupted, or none is insured any more.
 */
export const mayEdit = (trip: Trip<FlightState>): boolean => isInsured(trip) && trip.flights.every(isUntouched);

export const mayDelete = (trip: Trip<FlightState>): boolean => mayEdit(trip);

export const isInsured = (trip: Trip<FlightState>): boolean => insuredFlights(trip).length > 0;

const isUntouched = ({ departed, alerted }: FlightState) => departed === 0 && alerted === 0;

const hasFlights = ({ flights }: Trip<FlightState>) => flights.length > 0;
