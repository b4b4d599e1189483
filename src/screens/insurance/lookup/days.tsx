import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { noticeHours, orderProblem } from '#rules/insurance/tripTypes.ts';
import type { ClockTime } from '#rules/time/localTime.ts';
import { day } from '#src/forms/days/dayRules.tsx';
import { When } from '#src/forms/days/When.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { inOrder, type Rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';

import type { Setting } from '../useSetting.ts';

type Asked = Pick<FlightLookupSnapshot['context'], 'request' | 'flightType' | 'taken'>;
type Offered = { first: string; last?: string; hint?: Words };

/** Converts a UTC time to the local time of a place; null if its time zone is unknown, so that days are in UTC. */
export type Clocks = ((utc: ClockTime) => ClockTime) | null;

/**
 * Returns the days that the calendar offers: after the notice period, within the policy, and in the order of a return
 * trip.
 *
 * @param clocks undefined until the airport is chosen, which leaves the hint without a place
 */
export function offered(setting: Setting, asked: Asked, clocks?: Clocks): Offered {
  const { flightType, taken } = asked;
  const at = clocks ?? asTheyAre;
  const { date: firstDay, time } = at({ date: setting.firstDay, time: setting.firstTime });
  const end = endOf(setting, asked, at);
  const others =
    flightType === 'leg' ? [] : taken.map(({ embarkDate, embarkTime }) => dayAt(at, embarkDate, embarkTime));
  const [first, last] =
    flightType === 'return'
      ? [latest([firstDay, ...others]), end]
      : [firstDay, earliest([...(end ? [end] : []), ...others])];
  const days = last && last >= first ? { first, last } : { first };
  return first === firstDay ? { ...days, hint: hintOf(days, time, clocks) } : days;
}

type Judging<Values> = {
  missing: TextId;
  /** Returns day and time in UTC, if the time is known. */
  leaves?: (day: string, values: Partial<Values>) => string;
  clocks?: (values: Partial<Values>) => Clocks;
};

export const flightDay =
  <Values,>(
    setting: Setting,
    asked: Asked,
    { missing, leaves = (day) => day, clocks = () => null }: Judging<Values>,
  ): Rule<string, Values> =>
  (text, values) => {
    const at = clocks(values) ?? asTheyAre;
    const today = dayAt(at, setting.today, setting.nowTime);
    const first = dayAt(at, setting.firstDay, setting.firstTime);
    const last = endOf(setting, asked, at);
    return inOrder<string, Values>(
      (text) => (text >= today && text < first ? 'errors.flight_too_soon' : null),
      (text) => day({ missing, now: today, first, ...(last && last >= first && { last }) })(text, {}),
      (text, values) => orderProblem(leaves(text, values), asked.flightType, asked.taken),
    )(text, values);
  };

const asTheyAre = (utc: ClockTime) => utc;
const dayAt = (at: NonNullable<Clocks>, date: string, time: string) => at({ date, time }).date;

/** Returns the last day that the policy covers; undefined if the policy is unknown. */
function endOf({ policies }: Setting, { request }: Asked, at: NonNullable<Clocks>): string | undefined {
  const policy = policies.find(({ externalPolicyNumber }) => externalPolicyNumber === request.policyNumber);
  return policy && dayAt(at, policy.policyEnd, '23:59');
}

function hintOf({ first, last }: Pick<Offered, 'first' | 'last'>, time: string, clocks: Clocks | undefined): Words {
  const values = { hours: noticeHours, first: <When day={first} />, time };
  const hint = hints[clocks === undefined ? 'anywhere' : clocks ? 'local' : 'utc'];
  return last ? { id: hint.between, values: { ...values, last: <When day={last} /> } } : { id: hint.from, values };
}

const hints = {
  anywhere: { between: 'insurance.lookup.days.between', from: 'insurance.lookup.days.from' },
  utc: { between: 'insurance.hand.days.utc.between', from: 'insurance.hand.days.utc.from' },
  local: { between: 'insurance.hand.days.between', from: 'insurance.hand.days.from' },
} as const;

const latest = (days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other));
const earliest = (days: readonly string[]): string | undefined => [...days].sort()[0];
