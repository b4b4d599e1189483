import type { NewBag } from '#machines/luggage/bag.ts';
import { type ClockTime, toUtc } from '#rules/time/localTime.ts';
import { time } from '#src/forms/days/dayRules.tsx';
import { readersZone } from '#src/lib/time/clock.ts';
import { readDay } from '#src/lib/time/days.ts';
import { formatTime, toLocalDate } from '#src/lib/time/inZone.ts';

import type { FlightKnown } from '../useFlights.ts';

export type BagValues = {
  pir: string;
  flightId: string;
  reportedDate: string;
  reportedTime: string;
  description: string;
  image: string;
};

/** Placeholder for a picture that is still being read. */
export const pictureBeingRead = 'being read';

type Moment = Pick<NewBag, 'reportedOn' | 'reportedOnLocal'>;

const timeProblem = time();

/** Returns the time zone of the report: that of the flight's destination, else the user's. */
export const getReportZone = (flight: FlightKnown | undefined): string => flight?.landed.zone ?? readersZone();

/** Returns the initial values: those of the bag, or a report at the current time. */
export function getInitialValues(known: NewBag | undefined, now: number): BagValues {
  if (!known) {
    const zone = readersZone();
    const reported = { reportedDate: toLocalDate(zone, now), reportedTime: formatTime(zone, now, 'en') };
    return { pir: '', flightId: '', ...reported, description: '', image: '' };
  }
  const { pir, flightId, reportedOnLocal, description, image } = known;
  const [reportedDate = '', reportedTime = ''] = reportedOnLocal.split(' ');
  return { pir, flightId, reportedDate, reportedTime, description, image };
}

/** Returns the moment of the report in UTC and in local time; null until it can be parsed. */
export function toReportMoment(
  { reportedDate = '', reportedTime = '' }: Partial<BagValues>,
  zone: string,
  known: NewBag | undefined,
): Moment | null {
  // An unchanged moment keeps its original time zone.
  if (known?.reportedOnLocal === `${reportedDate} ${reportedTime}`) return known;
  if (!readDay(reportedDate) || timeProblem(reportedTime, {})) return null;
  const { utc, local } = toUtc({ date: reportedDate, time: reportedTime }, zone);
  return { reportedOn: `${utc.date}T${utc.time}:00.000Z`, reportedOnLocal: said(local) };
}

const said = ({ date, time }: ClockTime) => `${date} ${time}`;
