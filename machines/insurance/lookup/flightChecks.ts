import {
  type Direction,
  type FlightType,
  type FoundFlight,
  isSameFlight,
  leavesAt,
  orderProblem,
} from '#rules/insurance/insuring.ts';
import type { FieldProblem } from '#schema/classify.ts';

import { codeIn, problemsIn, type Refused } from '../../answers.ts';

export type FlightRequest = { policyNumber: string; flightNumber: string; embarkDate: string; direction: Direction };

/** A flight that the carriers do not know, as its traveller does. `YYYY-MM-DD` and `HH:mm`, UTC. */
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

/** Of a field, why the insurer refuses it, or the id of a text. */
export type LookupProblems = Record<string, FieldProblem | OrderProblem | KnownOtherwise>;
/** The insurer has the flight that was entered, and knows it to leave then: `YYYY-MM-DD HH:mm`, UTC. */
type KnownOtherwise = { leaves: string };
type OrderProblem = NonNullable<ReturnType<typeof orderProblem>>;

export type LookupConstraints = {
  /** What the flight is to its trip. */
  flightType: FlightType;
  /** How many flights the trip still takes. */
  room: number;
  /** The flights that the trip has. */
  taken: FoundFlight[];
  /** May go on with a flight that the carriers do not know. */
  chartered: boolean;
};

type Asked = Pick<LookupConstraints, 'flightType'> & { request: FlightRequest; byHand: FlightByHand | null };

/** What the insurer is asked: what was described or, once it was entered by hand, that. */
export const questionOf = ({ request, byHand, flightType }: Asked): FlightQuestion => ({
  ...request,
  flightType,
  ...(byHand && { flightNumber: byHand.flightNumber, embarkDate: byHand.embarkDate, origin: byHand.origin }),
});

/** Whether the insurer knows no such flight. A leg or a way back counts only if it answered 200. */
export function isUnknown(answer: FlightsChecked, { flightType }: Pick<LookupConstraints, 'flightType'>): boolean {
  if (answer.kind === 'refused') return codeIn(answer) === 'FLIGHT_SCHEDULE_NOT_FOUND';
  return answer.flights.length === 0 || (flightType !== 'main' && answer.status !== 200);
}

/** What was found but for what the trip has already. */
export const freshIn = (answer: FlightsChecked, { taken }: Pick<LookupConstraints, 'taken'>): FoundFlight[] =>
  answer.kind === 'checked' ? answer.flights.filter((flight) => !isTaken(flight, taken)) : [];

/** What is wrong with the order of the trip, whichever of these flights it is. */
export function orderProblemOf(
  flights: readonly FoundFlight[],
  { flightType, taken }: Pick<LookupConstraints, 'flightType' | 'taken'>,
): OrderProblem | null {
  const problems = flights.map((flight) => orderProblem(leavesAt(flight), flightType, taken));
  return problems.includes(null) ? null : (problems[0] ?? null);
}

/** What is wrong with what was looked up, at its fields; nothing where it is refused for something else. */
export function problemsOfCheck(
  answer: FlightsChecked,
  constraints: Pick<LookupConstraints, 'flightType' | 'taken'> & Pick<Asked, 'byHand'>,
): LookupProblems {
  if (isUnknown(answer, constraints)) return { flightNumber: 'FLIGHT_SCHEDULE_NOT_FOUND' };
  if (answer.kind === 'refused') return problemsIn(answer);
  const fresh = freshIn(answer, constraints);
  if (fresh.length === 0) return { flightNumber: 'DUPLICATE_FLIGHT' };
  const other = knownOtherwise(fresh, constraints.byHand);
  if (other) return { embarkTime: { leaves: leavesAt(other) } };
  const embarkDate = orderProblemOf(fresh, constraints);
  return embarkDate ? { embarkDate } : {};
}

/** The flight that was entered by hand, if the insurer has it at another time. */
function knownOtherwise(found: readonly FoundFlight[], byHand: FlightByHand | null): FoundFlight | undefined {
  const known = found.filter(({ origin }) => origin === byHand?.origin);
  return known.some(({ embarkTime }) => embarkTime === byHand?.embarkTime) ? undefined : known[0];
}

/** Whether a trip has a flight already. */
export const isTaken = (flight: FoundFlight, taken: readonly FoundFlight[]): boolean =>
  taken.some((other) => isSameFlight(flight, other));

/** Whether a trip may take all of these. */
export const fits = (flights: readonly FoundFlight[], constraints: LookupConstraints): boolean =>
  flights.length > 0 &&
  flights.length <= constraints.room &&
  !flights.some((flight) => isTaken(flight, constraints.taken) || orderProblemOf([flight], constraints));
