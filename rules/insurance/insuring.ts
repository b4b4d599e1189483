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
  /** 1: it does not fly. */
  cancelled?: number | undefined;
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

/** How many it takes at one go: the way out and the way back of a return trip are looked up one after the other. */
export const roomAtOnce = (type: TripType, count: number): number =>
  Math.min(roomOn(type, count), type === 'return' ? 1 : most[type]);

/** What is wrong with the flights of a trip, by the id of its text: too few, too many, or not out and back. */
export const flightsProblem = (type: TripType, flights: readonly { direction: Direction }[]) =>
  isRightCount(type, flights.length) && (type !== 'return' || goesBothWays(flights))
    ? null
    : (`insurance.validation.${type}_trip_flights` as const);

const isRightCount = (type: TripType, count: number): boolean => count >= fewest[type] && count <= most[type];

const goesBothWays = (flights: readonly { direction: Direction }[]): boolean =>
  new Set(flights.map(({ direction }) => direction)).size === 2;

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

/**
 * Where a return trip breaks off: its way back starts elsewhere than its way out ends. Nobody is kept from insuring one, but
 * many who do have looked up the wrong flight.
 */
export function breakOf(
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

/** `YYYY-MM-DD HH:mm`, UTC; text that sorts as time does. */
export const leavesAt = ({ embarkDate, embarkTime }: Departing): string => `${embarkDate} ${embarkTime}`;

/** An insurer takes no flight that leaves sooner. */
export const noticeHours = 24;

/** The first minute, `YYYY-MM-DD HH:mm`, UTC, at which a flight leaves late enough. */
export const firstInsurable = (now: number): string =>
  new Date(Math.ceil(now / 60_000) * 60_000 + noticeHours * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

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

/** The same, out or back, whatever an insurer's answer called it. */
export function directed(item: TripDraftItem, direction: Direction): TripDraftItem {
  const [first, ...others] = item.cover.flights.map((flight) => ({ ...flight, direction }));
  return first ? draftItemOf([first, ...others]) : item;
}
