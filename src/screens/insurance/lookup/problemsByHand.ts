import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { toEnteredDeparture } from './departure.ts';
import { toLookupProblems } from './problems.ts';

/** Returns the errors of a flight that was entered by hand, with times in the local time of its airport. */
export function problemsByHand({ context }: FlightLookupSnapshot) {
  const { byHand, problems } = context;
  const { embarkTime: known } = problems;
  if (!byHand || typeof known !== 'object') return toLookupProblems({ context });
  const [embarkDate = '', utc = ''] = known.leaves.split(' ');
  const { localTime: time } = toEnteredDeparture({ embarkDate, embarkTime: utc, origin: byHand.origin });
  return { localTime: { id: 'insurance.hand.known_otherwise' as const, values: { time, utc } } };
}
