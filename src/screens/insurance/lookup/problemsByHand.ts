import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { enteredOf } from './departure.ts';
import { problemsOf } from './problems.ts';

/** What is wrong with a flight that was entered by hand, its time as clocks show it where it leaves. */
export function problemsByHand({ context }: FlightLookupSnapshot) {
  const { byHand, problems } = context;
  const { embarkTime: known } = problems;
  if (!byHand || typeof known !== 'object') return problemsOf({ context });
  const [embarkDate = '', utc = ''] = known.leaves.split(' ');
  const { localTime: time } = enteredOf({ embarkDate, embarkTime: utc, origin: byHand.origin });
  return { localTime: { id: 'insurance.hand.known_otherwise' as const, values: { time, utc } } };
}
