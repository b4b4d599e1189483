import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { noticeHours, orderProblem } from '#rules/trips/insuring.ts';
import { day } from '#src/forms/days/dayRules.tsx';
import { When } from '#src/forms/days/When.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { inOrder, type Rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';

import type { Setting } from '../useSetting.ts';

type Asked = Pick<FlightLookupSnapshot['context'], 'request' | 'flightType' | 'taken'>;
type Offered = { first: string; last?: string; hint?: Words };

/** The days that a calendar offers for a flight: none too soon, none after its policy, none that reverse a return trip. */
export function offered({ firstDay, firstTime, policies }: Setting, { request, flightType, taken }: Asked): Offered {
  const policy = policies.find(({ externalPolicyNumber }) => externalPolicyNumber === request.policyNumber);
  const others = flightType === 'leg' ? [] : taken.map(({ embarkDate }) => embarkDate);
  const [first, last] =
    flightType === 'return'
      ? [latest([firstDay, ...others]), policy?.policyEnd]
      : [firstDay, earliest([...(policy ? [policy.policyEnd] : []), ...others])];
  const days = last && last >= first ? { first, last } : { first };
  return first === firstDay ? { ...days, hint: hintOf(days, firstTime) } : days;
}

/** Judges the day of a flight. `leaves`: day and time, where the time is known. */
export const flightDay = <Values,>(
  { today, firstDay }: Setting,
  { flightType, taken }: Asked,
  { missing, leaves = (day) => day }: { missing: TextId; leaves?: (day: string, values: Partial<Values>) => string },
): Rule<string, Values> =>
  inOrder<string, Values>(
    (text) => (text >= today && text < firstDay ? 'errors.flight_too_soon' : null),
    (text) => day({ missing, now: today, first: firstDay })(text, {}),
    (text, values) => orderProblem(leaves(text, values), flightType, taken),
  );

function hintOf({ first, last }: Pick<Offered, 'first' | 'last'>, time: string): Words {
  const values = { hours: noticeHours, first: <When day={first} />, time };
  return last
    ? { id: 'insurance.lookup.days.between', values: { ...values, last: <When day={last} /> } }
    : { id: 'insurance.lookup.days.from', values };
}

const latest = (days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other));
const earliest = (days: readonly string[]): string | undefined => [...days].sort()[0];
