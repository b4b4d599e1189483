import type { LookupProblems } from '#machines/insurance/lookup/flightChecks.ts';
import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';

export const toLookupProblems = ({ context: { problems } }: Pick<FlightLookupSnapshot, 'context'>) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (isElsewhere(problem) ? [] : [[field, wordsOf(problem)]])),
  );

type Problem = LookupProblems[string];
type Told = Exclude<Problem, { leaves: string }>;

/** Errors about the time apply only to a flight that was entered by hand. */
const isElsewhere = (problem: Problem): problem is Exclude<Problem, Told> => typeof problem === 'object';

const wordsOf = (problem: Told) =>
  problem === 'insurance.order.back' || problem === 'insurance.order.out' ? { id: problem, values: {} } : problem;
