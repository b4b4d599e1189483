import { type Alert, alertOf, departureOf, expectedDepartureOf, type FlightState, isListed } from './flights.ts';

type Flown = FlightState & { flightId: string };
type Trip<Flight> = { flights: readonly Flight[] };

/** Trips by the departure of their first flight, newest first; one without flights comes last. */
export function newestFirst<T extends Trip<FlightState>>(trips: readonly T[]): T[] {
  const startOf = ({ flights }: T) => Math.min(...flights.map(departureOf));
  const [started, empty] = [trips.filter(hasFlights), trips.filter((trip) => !hasFlights(trip))];
  return [...started.sort((one, other) => startOf(other) - startOf(one)), ...empty];
}

export const listedFlights = <F extends FlightState>({ flights }: Trip<F>): F[] => flights.filter(isListed);

/** Nothing about a trip can be changed once one of its flights has left or is disrupted. */
export const mayEdit = ({ flights }: Trip<FlightState>): boolean => flights.every(isUntouched);

export const mayDelete = ({ flights }: Trip<FlightState>): boolean => flights.every(isUntouched);

/** The flight that leaves next, with the moment in milliseconds since the epoch: later than planned if it is delayed. */
export function nextDeparture<F extends Flown>(
  trips: readonly (Trip<F> & { alerts: readonly Alert[] })[],
  now: number,
): { flight: F; at: number } | undefined {
  return trips
    .flatMap((trip) =>
      listedFlights(trip)
        .filter(({ departed, cancelled }) => departed === 0 && cancelled === 0)
        .map((flight) => ({ flight, at: expectedDepartureOf(flight, alertOf(trip, flight)) })),
    )
    .filter(({ at }) => at >= now)
    .sort((one, other) => one.at - other.at)[0];
}

const isUntouched = ({ departed, alerted }: FlightState) => departed === 0 && alerted === 0;

const hasFlights = ({ flights }: Trip<FlightState>) => flights.length > 0;
