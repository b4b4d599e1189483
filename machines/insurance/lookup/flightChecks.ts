import {
  type Direction,
  type FlightType,
  type FoundFlight,
  formatDeparture,
  isSameFlight,
  orderProblem,
} from '#rules/insurance/tripTypes.ts';
import type { FieldProblem } from '#schema/classify.ts';

import { getFieldProblems, getRefusalCode, type Refused } from '../../kit/refusals.ts';

export type FlightRequest = { policyNumber: string; flightNumber: string; embarkDate: string; direction: Direction };

/** A flight unknown to the carriers, as its traveller describes it. `YYYY-MM-DD` and `HH:mm`, UTC. */
export type FlightByHand = {
  flightNumber: string;
  embarkDate: string;
  embarkTime: string;
  origin: string;
  originAirport: string;
};

export type FlightQuestion = FlightRequest & { flightType: FlightType; origin?: string };

export type FlightsChecked = { kind: 'checked'; status: number; flights: FoundFlight[] } | Refused;
export type FlightCreated = { kind: 'created' } | Refused;

/** Problems by field: the insurer's reason, or the id of a text. */
export type LookupProblems = Record<string, FieldProblem | OrderProblem | KnownOtherwise>;
/** The insurer knows the entered flight with another departure: `YYYY-MM-DD HH:mm`, UTC. */
type KnownOtherwise = { leaves: string };
type OrderProblem = NonNullable<ReturnType<typeof orderProblem>>;

export type LookupConstraints = {
  flightType: FlightType;
  /** The number of flights that the trip still accepts. */
  room: number;
  taken: FoundFlight[];
  /** Whether a flight unknown to the carriers may be entered by hand. */
  chartered: boolean;
};

type Asked = Pick<LookupConstraints, 'flightType'> & { request: FlightRequest; byHand: FlightByHand | null };

/** Returns the question for the insurer: the described flight or, once one was entered by hand, that one. */
export const toFlightQuestion = ({ request, byHand, flightType }: Asked): FlightQuestion => ({
  ...request,
  flightType,
  ...(byHand && { flightNumber: byHand.flightNumber, embarkDate: byHand.embarkDate, origin: byHand.origin }),
});

/**
 * Returns whether the insurer knows no such flight. A leg or a return flight counts only if the insurer answered 200.
 */
export function isUnknown(answer: FlightsChecked, { flightType }: Pick<LookupConstraints, 'flightType'>): boolean {
  if (answer.kind === 'refused') return getRefusalCode(answer) === 'FLIGHT_SCHEDULE_NOT_FOUND';
  return answer.flights.length === 0 || (flightType !== 'main' && answer.status !== 200);
}

/** Returns the flights found, without those already in the trip. */
export const listNewFlights = (answer: FlightsChecked, { taken }: Pick<LookupConstraints, 'taken'>): FoundFlight[] =>
  answer.kind === 'checked' ? answer.flights.filter((flight) => !isTaken(flight, taken)) : [];

/** Returns the order problem that all of these flights would cause in the trip. */
export function findOrderProblem(
  flights: readonly FoundFlight[],
  { flightType, taken }: Pick<LookupConstraints, 'flightType' | 'taken'>,
): OrderProblem | null {
  const problems = flights.map((flight) => orderProblem(formatDeparture(flight), flightType, taken));
  return problems.includes(null) ? null : (problems[0] ?? null);
}

/** Returns the field problems of a look-up; empty if the refusal concerns something else. */
export function toCheckProblems(
  answer: FlightsChecked,
  constraints: Pick<LookupConstraints, 'flightType' | 'taken'> & Pick<Asked, 'byHand'>,
): LookupProblems {
  if (isUnknown(answer, constraints)) return { flightNumber: 'FLIGHT_SCHEDULE_NOT_FOUND' };
  if (answer.kind === 'refused') return getFieldProblems(answer);
  const fresh = listNewFlights(answer, constraints);
  if (fresh.length === 0) return { flightNumber: 'DUPLICATE_FLIGHT' };
  const other = knownOtherwise(fresh, constraints.byHand);
  if (other) return { embarkTime: { leaves: formatDeparture(other) } };
  const embarkDate = findOrderProblem(fresh, constraints);
  return embarkDate ? { embarkDate } : {};
}

/** Returns the flight entered by hand, if the insurer has it at another time. */
function knownOtherwise(found: readonly FoundFlight[], byHand: FlightByHand | null): FoundFlight | undefined {
  const known = found.filter(({ origin }) => origin === byHand?.origin);
  return known.some(({ embarkTime }) => embarkTime === byHand?.embarkTime) ? undefined : known[0];
}

export const isTaken = (flight: FoundFlight, taken: readonly FoundFlight[]): boolean =>
  taken.some((other) => isSameFlight(flight, other));

/** Returns whether a trip can take all of these flights. */
export const fits = (flights: readonly FoundFlight[], constraints: LookupConstraints): boolean =>
  flights.length > 0 &&
  flights.length <= constraints.room &&
  !flights.some((flight) => isTaken(flight, constraints.taken) || findOrderProblem([flight], constraints));
