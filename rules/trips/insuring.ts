export const tripTypes = ['single', 'return', 'multi'] as const;
export type TripType = (typeof tripTypes)[number];
export type Direction = 'outbound' | 'inbound';
export type FlightType = 'main' | 'leg' | 'return';

/** A flight as the carriers know it, before it is insured. Dates `YYYY-MM-DD` and times `HH:mm`, UTC. */
export type FoundFlight = {
  flightId: string;
  flightNumber: string;
  embarkDate: string;
  embarkTime: string;
  arrivalDate: string;
  arrivalTime: string;
  /** IATA code, as `destination`. */
  origin: string;
  destination: string;
  originAirport: string;
  destinationAirport: string;
  direction: Direction;
  flightType: FlightType;
  /** How many may travel insured on it. */
  totalPassengers: number;
};

type Known = Pick<FoundFlight, 'flightNumber' | 'embarkDate' | 'origin'>;

/** An insurer may know one flight by several ids; a traveller knows it by these. */
export const isSameFlight = (one: Known, other: Known): boolean =>
  one.flightNumber === other.flightNumber && one.embarkDate === other.embarkDate && one.origin === other.origin;

/** What was looked up at one go and is to be insured; several flights where several matched. */
export type TripDraftItem = {
  id: string;
  display: {
    summary: string;
    flightNumber: string;
    embarkDate: string;
    embarkTime: string;
    origin: string;
    flightDirection: Direction;
  };
  cover: { itemTypeId: 'FLIGHT'; flights: FoundFlight[] };
};

const most: Record<TripType, number> = { single: 1, return: 2, multi: 4 };
const fewest: Record<TripType, number> = { single: 1, return: 2, multi: 2 };

/** How many flights a trip still takes. */
export const roomOn = (type: TripType, count: number): number => Math.max(0, most[type] - count);

/** What is wrong with the number of flights of a trip, by the id of its text. */
export const countProblem = (type: TripType, count: number) =>
  count < fewest[type] || count > most[type] ? (`insurance.validation.${type}_trip_flights` as const) : null;

/** What the next flight is to a trip that has these: its main flight, the way back, or one more leg. */
export function flightTypeAfter(type: TripType, flights: readonly { direction: Direction }[]): FlightType {
  if (type === 'return') return directionAfter(flights) === 'inbound' ? 'return' : 'main';
  return flights.length === 0 ? 'main' : 'leg';
}

export const directionAfter = (flights: readonly { direction: Direction }[]): Direction =>
  flights.some(({ direction }) => direction === 'outbound') ? 'inbound' : 'outbound';

/**
 * What is wrong with the order of a return trip, by the id of its text: no way back leaves before its way out.
 *
 * @param leaves when the flight does that is looked up, `YYYY-MM-DD HH:mm`; its day alone where no more is known yet
 * @param taken the flights that the trip has: its way out if this is the way back, and the other way round
 */
export function orderProblem(leaves: string, flightType: FlightType, taken: readonly Departing[]) {
  const others = taken.map((other) => leavesAt(other).slice(0, leaves.length));
  if (flightType === 'return') return others.some((out) => leaves < out) ? 'insurance.order.back' : null;
  return flightType === 'main' && others.some((back) => back < leaves) ? 'insurance.order.out' : null;
}

type Departing = Pick<FoundFlight, 'embarkDate' | 'embarkTime'>;

/** `YYYY-MM-DD HH:mm`, UTC; text that sorts as time does. */
export const leavesAt = ({ embarkDate, embarkTime }: Departing): string => `${embarkDate} ${embarkTime}`;

/** An insurer takes no flight that leaves sooner. */
export const noticeHours = 24;

/** The first day, YYYY-MM-DD, on which a flight leaves late enough; those that leave too early on it the insurer refuses. */
export const firstInsurableDay = (now: number): string =>
  new Date(now + noticeHours * 3_600_000).toISOString().slice(0, 10);

export const flightsIn = (items: readonly TripDraftItem[]): FoundFlight[] =>
  items.flatMap(({ cover }) => cover.flights);

/** @param flights at least one */
export function draftItemOf(flights: readonly [FoundFlight, ...FoundFlight[]]): TripDraftItem {
  const [first] = flights;
  const { flightNumber, embarkDate, embarkTime, origin, direction } = first;
  return {
    id: flights.map((flight) => `${flight.flightNumber} ${flight.embarkDate} ${flight.origin}`).join(', '),
    display: {
      summary: [origin, ...flights.map(({ destination }) => destination)].join(' → '),
      flightNumber,
      embarkDate,
      embarkTime,
      origin,
      flightDirection: direction,
    },
    cover: { itemTypeId: 'FLIGHT', flights: [...flights] },
  };
}
