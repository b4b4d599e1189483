import type { LookupProblems } from '#machines/insurance/lookup/flightChecks.ts';
import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';

/** What is wrong with a look-up, at its fields. */
export const problemsOf = ({ context: { problems } }: Pick<FlightLookupSnapshot, 'context'>) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (isElsewhere(problem) ? [] : [[field, wordsOf(problem)]])),
  );

type Problem = LookupProblems[string];
type Told = Exclude<Problem, { leaves: string }>;

/** Only who entered a flight by hand can have given it a time. */
const isElsewhere = (problem: Problem): problem is Exclude<Problem, Told> => typeof problem === 'object';

const wordsOf = (problem: Told) =>
  problem === 'insurance.order.back' || problem === 'insurance.order.out' ? { id: problem, values: {} } : problem;
