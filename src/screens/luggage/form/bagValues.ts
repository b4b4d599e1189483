import type { NewBag } from '#machines/luggage/bag.ts';
import { type ClockTime, utcOf } from '#rules/time/localTime.ts';
import { time } from '#src/forms/days/dayRules.tsx';
import { readersZone } from '#src/lib/time/clock.ts';
import { readDay } from '#src/lib/time/days.ts';
import { dateIn, timeIn } from '#src/lib/time/inZone.ts';

import type { FlightKnown } from '../useFlights.ts';

/** A bag as the form has it. */
export type BagValues = {
  pir: string;
  flightId: string;
  reportedDate: string;
  reportedTime: string;
  description: string;
  image: string;
};

/** In place of a picture that is not there yet. */
export const pictureBeingRead = 'being read';

type Moment = Pick<NewBag, 'reportedOn' | 'reportedOnLocal'>;

const timeProblem = time();

/** By whose clocks a bag was reported: where its flight landed, else the reader's. */
export const zoneOf = (flight: FlightKnown | undefined): string => flight?.landed.zone ?? readersZone();

/** To begin with: a bag that is known, else one that was reported just now. */
export function valuesOf(known: NewBag | undefined, now: number): BagValues {
  if (!known) {
    const zone = readersZone();
    const reported = { reportedDate: dateIn(zone, now), reportedTime: timeIn(zone, now, 'en') };
    return { pir: '', flightId: '', ...reported, description: '', image: '' };
  }
  const { pir, flightId, reportedOnLocal, description, image } = known;
  const [reportedDate = '', reportedTime = ''] = reportedOnLocal.split(' ');
  return { pir, flightId, reportedDate, reportedTime, description, image };
}

/** When it was reported, in UTC and by the clocks there; null as long as that cannot be read. */
export function momentOf(
  { reportedDate = '', reportedTime = '' }: Partial<BagValues>,
  zone: string,
  known: NewBag | undefined,
): Moment | null {
  // What is known is not read anew by other clocks.
  if (known?.reportedOnLocal === `${reportedDate} ${reportedTime}`) return known;
  if (!readDay(reportedDate) || timeProblem(reportedTime, {})) return null;
  const { utc, local } = utcOf({ date: reportedDate, time: reportedTime }, zone);
  return { reportedOn: `${utc.date}T${utc.time}:00.000Z`, reportedOnLocal: said(local) };
}

const said = ({ date, time }: ClockTime) => `${date} ${time}`;
