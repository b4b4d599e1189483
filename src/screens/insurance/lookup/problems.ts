import type { LookupProblems } from '#machines/insurance/lookup/flightChecks.ts';
import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';

/** What is wrong with a look-up, at its fields. */
export const problemsOf = ({ context: { problems } }: FlightLookupSnapshot) =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, wordsOf(problem)]));

const wordsOf = (problem: LookupProblems[string]) =>
  problem === 'insurance.order.back' || problem === 'insurance.order.out' ? { id: problem, values: {} } : problem;
