import type { DisruptionDescribed } from '#machines/trips/notifyDisruption.machine.ts';
import { departureOf } from '#rules/trips/flights.ts';
import { day, time } from '#src/forms/days/dayRules.tsx';
import type { Rules } from '#src/forms/validateWith.ts';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import { dateIn } from '#src/lib/time/inZone.ts';
import { understood } from '#src/wizard/fields/localTime.ts';

import { type Flight, originOf } from '../trip.ts';

/** What is in the form. Day and time are those of the airport that the flight leaves from. */
export type Report = { choice: string; delayDate: string; delayTime: string; pass: string; reason: string };

/** How late a flight may be, and how long a reason. */
const mostDays = 7;
const mostSigns = 1_000;
const dayMs = 86_400_000;

type Days = { first: string; last: string };

/** The days on which a flight that is late may leave. Whether it does at an hour before its own the insurer says. */
export function daysFor(flight: Flight): Days {
  const [{ zone }, at] = [originOf(flight), departureOf(flight)];
  const first = dateIn(zone, at);
  return { first, last: new Date(Date.parse(first) + mostDays * dayMs).toISOString().slice(0, 10) };
}

export const problemsOf = (
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

/** What is told of it; null as long as a part of it is missing. */
export function reportOf(
  { choice = '', delayDate, delayTime, pass, reason = '' }: Partial<Report>,
  { origin }: Pick<Flight, 'origin'>,
): Omit<DisruptionDescribed, 'type'> | null {
  if (!isChoice(choice)) return null;
  const nothing = { choice, delayDate: '', delayTime: '', reason: reason.trim() };
  if (choice !== 'DELAY') return nothing;
  const departure = understood({ airport: origin, date: delayDate, time: delayTime, pass });
  return departure && { ...nothing, delayDate: departure.utc.date, delayTime: departure.utc.time };
}

const choices: readonly string[] = ['ON_TIME', 'DELAY', 'CANCELLATION'];
const isChoice = (choice: string): choice is DisruptionDescribed['choice'] => choices.includes(choice);
