import type { FoundFlight } from '#rules/insurance/insuring.ts';

import { problemsIn, type Refused } from '../../answers.ts';
import {
  type FlightsChecked,
  isTaken,
  isUnknown,
  type LookupConstraints,
  type LookupProblems,
  orderProblemOf,
} from './flightChecks.ts';

type Choice = Pick<LookupConstraints, 'flightType' | 'taken'> & {
  /** What matched, each on the day that was looked up. */
  found: readonly FoundFlight[];
  /** Which of them were chosen, each on the day that was chosen for it. */
  chosen: readonly FoundFlight[];
};

/** The flights that were chosen for another day than the one that was looked up. */
export const movedIn = ({ found, chosen }: Pick<Choice, 'found' | 'chosen'>): FoundFlight[] =>
  chosen.filter((flight) => found[placeOf(flight, found)]?.embarkDate !== flight.embarkDate);

/**
 * What is wrong with the other days, at the fields for them: `depDate.1` for the second of what matched.
 *
 * @param answers of the insurer, one for each flight that was moved
 */
export const problemsOfDays = (answers: readonly FlightsChecked[], choice: Choice): LookupProblems =>
  Object.fromEntries(
    movedIn(choice).flatMap((flight, at) => {
      const answer = answers[at];
      const problem = answer && problemOf(answer, flight, choice);
      return problem ? [[`depDate.${placeOf(flight, choice.found)}`, problem]] : [];
    }),
  );

/** The first refusal that is not of a day, if there is one. */
export const refusalIn = (answers: readonly FlightsChecked[]): Refused | null =>
  answers.find(
    (answer): answer is Refused =>
      answer.kind === 'refused' && answer.reaction.kind !== 'fields' && !isUnknown(answer, { flightType: 'main' }),
  ) ?? null;

/** What was chosen, with whatever flies on the other days as the insurer knows it. */
export function confirmedBy(answers: readonly FlightsChecked[], choice: Choice): FoundFlight[] {
  const moved = movedIn(choice);
  return choice.chosen.flatMap((flight) => {
    const at = moved.indexOf(flight);
    return at < 0 ? [flight] : (listedIn(answers[at], flight) ?? []);
  });
}

/** Whether any of it leaves at another time on its other day, which nobody has said is theirs. */
export const isMovedInTime = (answers: readonly FlightsChecked[], choice: Choice): boolean =>
  confirmedBy(answers, choice).some(({ embarkTime }, at) => embarkTime !== choice.chosen[at]?.embarkTime);

function problemOf(answer: FlightsChecked, flight: FoundFlight, choice: Choice): LookupProblems[string] | null {
  if (isUnknown(answer, choice)) return 'FLIGHT_SCHEDULE_NOT_FOUND';
  if (answer.kind === 'refused') return Object.values(problemsIn(answer))[0] ?? null;
  const listed = listedIn(answer, flight);
  if (!listed) return 'FLIGHT_SCHEDULE_NOT_FOUND';
  return isTaken(listed, choice.taken) ? 'DUPLICATE_FLIGHT' : orderProblemOf([listed], choice);
}

/** The same flight on its other day; on some days it leaves at another time. */
function listedIn(answer: FlightsChecked | undefined, flight: FoundFlight): FoundFlight | undefined {
  const flights = answer?.kind === 'checked' ? answer.flights : [];
  const same = flights.filter((each) => isOnRouteOf(each, flight) && each.embarkDate === flight.embarkDate);
  return same.find(({ embarkTime }) => embarkTime === flight.embarkTime) ?? same[0];
}

const placeOf = (flight: FoundFlight, found: readonly FoundFlight[]): number =>
  found.findIndex((each) => isOnRouteOf(each, flight) && each.embarkTime === flight.embarkTime);

const isOnRouteOf = (one: FoundFlight, other: FoundFlight): boolean =>
  one.flightNumber === other.flightNumber && one.origin === other.origin && one.destination === other.destination;
