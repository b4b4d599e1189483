import type { FoundFlight } from '#rules/insurance/tripTypes.ts';

import { getFieldProblems, type Refused } from '../../kit/refusals.ts';
import {
  type FlightsChecked,
  findOrderProblem,
  isTaken,
  isUnknown,
  type LookupConstraints,
  type LookupProblems,
} from './flightChecks.ts';

type Choice = Pick<LookupConstraints, 'flightType' | 'taken'> & {
  /** The matching flights, each on the day of the look-up. */
  found: readonly FoundFlight[];
  /** The chosen flights, each on its chosen day. */
  chosen: readonly FoundFlight[];
};

/** Returns the flights whose chosen day differs from the day of the look-up. */
export const findMovedFlights = ({ found, chosen }: Pick<Choice, 'found' | 'chosen'>): FoundFlight[] =>
  chosen.filter((flight) => found[placeOf(flight, found)]?.embarkDate !== flight.embarkDate);

/**
 * Returns the problems of the other days, at their fields: `depDate.1` for the second match.
 *
 * @param answers of the insurer, one for each flight that was moved
 */
export const toDayProblems = (answers: readonly FlightsChecked[], choice: Choice): LookupProblems =>
  Object.fromEntries(
    findMovedFlights(choice).flatMap((flight, at) => {
      const answer = answers[at];
      const problem = answer && problemOf(answer, flight, choice);
      return problem ? [[`depDate.${placeOf(flight, choice.found)}`, problem]] : [];
    }),
  );

/** Returns the first refusal that does not concern a day, if any. */
export const findRefusal = (answers: readonly FlightsChecked[]): Refused | null =>
  answers.find(
    (answer): answer is Refused =>
      answer.kind === 'refused' && answer.reaction.kind !== 'fields' && !isUnknown(answer, { flightType: 'main' }),
  ) ?? null;

/** Returns the chosen flights, replaced by the insurer's version of each on its other day. */
export function toConfirmedFlights(answers: readonly FlightsChecked[], choice: Choice): FoundFlight[] {
  const moved = findMovedFlights(choice);
  return choice.chosen.flatMap((flight) => {
    const at = moved.indexOf(flight);
    return at < 0 ? [flight] : (listedIn(answers[at], flight) ?? []);
  });
}

/** Returns whether any flight departs at another time on its other day, so that the traveller must confirm it. */
export const hasTimeChanged = (answers: readonly FlightsChecked[], choice: Choice): boolean =>
  toConfirmedFlights(answers, choice).some(({ embarkTime }, at) => embarkTime !== choice.chosen[at]?.embarkTime);

function problemOf(answer: FlightsChecked, flight: FoundFlight, choice: Choice): LookupProblems[string] | null {
  if (isUnknown(answer, choice)) return 'FLIGHT_SCHEDULE_NOT_FOUND';
  if (answer.kind === 'refused') return Object.values(getFieldProblems(answer))[0] ?? null;
  const listed = listedIn(answer, flight);
  if (!listed) return 'FLIGHT_SCHEDULE_NOT_FOUND';
  return isTaken(listed, choice.taken) ? 'DUPLICATE_FLIGHT' : findOrderProblem([listed], choice);
}

/** Finds the same flight on its other day; its departure time may differ. */
function listedIn(answer: FlightsChecked | undefined, flight: FoundFlight): FoundFlight | undefined {
  const flights = answer?.kind === 'checked' ? answer.flights : [];
  const same = flights.filter((each) => isOnRouteOf(each, flight) && each.embarkDate === flight.embarkDate);
  return same.find(({ embarkTime }) => embarkTime === flight.embarkTime) ?? same[0];
}

const placeOf = (flight: FoundFlight, found: readonly FoundFlight[]): number =>
  found.findIndex((each) => isOnRouteOf(each, flight) && each.embarkTime === flight.embarkTime);

const isOnRouteOf = (one: FoundFlight, other: FoundFlight): boolean =>
  one.flightNumber === other.flightNumber && one.origin === other.origin && one.destination === other.destination;
