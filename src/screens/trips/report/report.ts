import type { Problems } from '#machines/kit/refusals.ts';
import type { DisruptionDescribed } from '#machines/trips/notifyDisruption.logic.ts';
import { getDeparture } from '#rules/trips/flights.ts';
import type { Rules } from '#src/forms/createValidator.ts';
import { day, time } from '#src/forms/days/dayRules.tsx';
import { problem } from '#src/forms/problems.ts';
import type { Words } from '#src/forms/Say.tsx';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import { formatTime, toLocalDate } from '#src/lib/time/inZone.ts';
import { understood } from '#src/wizard/fields/localTime.ts';

import { type Flight, getOrigin } from '../trip.ts';

/** Values of the form. Day and time are local to the airport of departure. */
export type Report = { choice: string; delayDate: string; delayTime: string; pass: string; reason: string };

/** Maximum delay in days, and maximum length of the reason in characters. */
const mostDays = 7;
const mostSigns = 1_000;
const dayMs = 86_400_000;

type Days = { first: string; last: string };

/** Returns the days on which a late flight may leave. The insurer checks the time of day. */
export function getDelayDays(flight: Flight): Days {
  const [{ zone }, at] = [getOrigin(flight), getDeparture(flight)];
  const first = toLocalDate(zone, at);
  return { first, last: new Date(Date.parse(first) + mostDays * dayMs).toISOString().slice(0, 10) };
}

export const createReportRules = (
  { choice }: Partial<Report>,
  { first, last, isActing }: Days & { isActing: boolean },
): Rules<Report> => ({
  choice: filled('disruption.question.missing'),
  ...(choice === 'DELAY' && {
    delayDate: day({ missing: 'validation.delay_date', first, last }),
    delayTime: time('validation.delay_time'),
  }),
  ...(isActing &&
    (choice === 'DELAY' || choice === 'CANCELLATION') && {
      reason: inOrder(
        filled('disruption.reason.missing'),
        rule('disruption.reason.long', ({ length }) => length <= mostSigns),
      ),
    }),
});

/**
 * Returns the insurer's errors by field. The insurer's timetable decides; if the new departure is also too early by the
 * portal's data, the time field shows the error.
 */
export function toReportProblems(
  { delayDate, ...others }: Problems,
  values: Partial<Report>,
  flight: Flight,
  locale: string,
): Record<string, Problems[string] | Exclude<Words, string>> {
  if (delayDate === undefined) return others;
  const at = getDeparture(flight);
  const entered = departureIn(values, flight);
  if (delayDate !== 'INVALID_DATE' || !entered || Date.parse(`${entered.utc.date}T${entered.utc.time}Z`) > at)
    return { delayDate, ...others };
  const time = formatTime(getOrigin(flight).zone, at, locale);
  return { ...others, delayTime: problem('disruption.time.later', { time }) as Exclude<Words, string> };
}

/** Returns the report to send; null until it is complete. */
export function toReport(
  values: Partial<Report>,
  flight: Pick<Flight, 'origin'>,
): Omit<DisruptionDescribed, 'type'> | null {
  const { choice = '', reason = '' } = values;
  if (!isChoice(choice)) return null;
  const nothing = { choice, delayDate: '', delayTime: '', reason: reason.trim() };
  if (choice !== 'DELAY') return nothing;
  const departure = departureIn(values, flight);
  return departure && { ...nothing, delayDate: departure.utc.date, delayTime: departure.utc.time };
}

const departureIn = ({ delayDate, delayTime, pass }: Partial<Report>, { origin }: Pick<Flight, 'origin'>) =>
  understood({ airport: origin, date: delayDate, time: delayTime, pass });

const choices: readonly string[] = ['ON_TIME', 'DELAY', 'CANCELLATION'];
const isChoice = (choice: string): choice is DisruptionDescribed['choice'] => choices.includes(choice);
