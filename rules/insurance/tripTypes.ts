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
  /** IATA code, like `destination`. */
  origin: string;
  destination: string;
  originAirport: string;
  destinationAirport: string;
  direction: Direction;
  flightType: FlightType;
  /** Maximum number of insured passengers. */
  totalPassengers: number;
  /** 1: cancelled. */
  cancelled?: number | undefined;
};

type Known = Pick<FoundFlight, 'flightNumber' | 'embarkDate' | 'origin'>;

/** Compares the data that travellers know, because an insurer may have several ids for one flight. */
export const isSameFlight = (one: Known, other: Known): boolean =>
  one.flightNumber === other.flightNumber && one.embarkDate === other.embarkDate && one.origin === other.origin;

/** The result of one look-up that is to be insured; several flights if several matched. */
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

export const countFlightsLeft = (type: TripType, count: number): number => Math.max(0, most[type] - count);

/** Returns how many flights one look-up may add: the two flights of a return trip are looked up one after the other. */
export const roomAtOnce = (type: TripType, count: number): number =>
  Math.min(countFlightsLeft(type, count), type === 'return' ? 1 : most[type]);

/** Returns the id of the text about a trip's flights: too few, too many, or not in both directions. */
export const flightsProblem = (type: TripType, flights: readonly { direction: Direction }[]) =>
  isRightCount(type, flights.length) && (type !== 'return' || goesBothWays(flights))
    ? null
    : (`insurance.validation.${type}_trip_flights` as const);

const isRightCount = (type: TripType, count: number): boolean => count >= fewest[type] && count <= most[type];

const goesBothWays = (flights: readonly { direction: Direction }[]): boolean =>
  new Set(flights.map(({ direction }) => direction)).size === 2;

/** Returns the role of the next flight: main flight, return flight, or another leg. */
export function flightTypeAfter(type: TripType, flights: readonly { direction: Direction }[]): FlightType {
  if (type === 'return') return directionAfter(flights) === 'inbound' ? 'return' : 'main';
  return flights.length === 0 ? 'main' : 'leg';
}

export const directionAfter = (flights: readonly { direction: Direction }[]): Direction =>
  flights.some(({ direction }) => direction === 'outbound') ? 'inbound' : 'outbound';

/**
 * Returns the id of the text about the order of a return trip: the return flight must not depart before the outbound
 * one.
 *
 * @param leaves departure of the flight in question, `YYYY-MM-DD HH:mm`, or only its day while the time is unknown
 * @param taken the flights already in the trip
 */
export function orderProblem(leaves: string, flightType: FlightType, taken: readonly Departing[]) {
  const others = taken.map((other) => formatDeparture(other).slice(0, leaves.length));
  if (flightType === 'return') return others.some((out) => leaves < out) ? 'insurance.order.back' : null;
  return flightType === 'main' && others.some((back) => back < leaves) ? 'insurance.order.out' : null;
}

/**
 * Returns the gap in a return trip whose return flight does not start where the outbound one ends. Such a trip can be
 * insured, but the traveller may have looked up the wrong flight.
 */
export function findRouteGap(
  flight: FoundFlight,
  flightType: FlightType,
  taken: readonly FoundFlight[],
): { ends: string; starts: string } | null {
  const [other] = taken;
  if (!other || flightType === 'leg') return null;
  const [out, back] = flightType === 'return' ? [other, flight] : [flight, other];
  return out.destination === back.origin ? null : { ends: out.destinationAirport, starts: back.originAirport };
}

type Departing = Pick<FoundFlight, 'embarkDate' | 'embarkTime'>;

/** Returns the departure, `YYYY-MM-DD HH:mm`, UTC; the text sorts chronologically. */
export const formatDeparture = ({ embarkDate, embarkTime }: Departing): string => `${embarkDate} ${embarkTime}`;

/** An insurer rejects flights that depart sooner. */
export const noticeHours = 24;

/** Returns the earliest insurable departure, `YYYY-MM-DD HH:mm`, UTC. */
export const firstInsurable = (now: number): string =>
  new Date(Math.ceil(now / 60_000) * 60_000 + noticeHours * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

export const listTripFlights = (items: readonly TripDraftItem[]): FoundFlight[] =>
  items.flatMap(({ cover }) => cover.flights);

/** @param flights at least one */
export function toDraftItem(flights: readonly [FoundFlight, ...FoundFlight[]]): TripDraftItem {
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

/** Returns the same item with this direction, whatever the insurer answered. */
export function directed(item: TripDraftItem, direction: Direction): TripDraftItem {
  const [first, ...others] = item.cover.flights.map((flight) => ({ ...flight, direction }));
  return first ? toDraftItem([first, ...others]) : item;
}
