import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { NewBag } from '#machines/luggage/bag.ts';
import { DateField } from '#src/forms/days/DateField.tsx';
import { TimeField } from '#src/forms/days/TimeField.tsx';
import { utcMinute } from '#src/lib/time/dates.ts';
import { formatTime, toLocalDate } from '#src/lib/time/inZone.ts';
import { useNow } from '#src/session/useNow.ts';
import { City } from '#src/ui/flights/City.tsx';

import type { FlightKnown } from '../useFlights.ts';
import { type BagValues, getReportZone, toReportMoment } from './bagValues.ts';

type ReportedFieldsProps = {
  flightOf: (values: Partial<BagValues>) => FlightKnown | undefined;
  known: NewBag | undefined;
};

/** Fields for date and time of the report in the local time of the destination, with the time in UTC below. */
export function ReportedFields({ flightOf, known }: ReportedFieldsProps) {
  const { values } = useFormState<BagValues>({ subscription: { values: true } });
  const now = useNow();
  const flight = flightOf(values);
  const zone = getReportZone(flight);
  const moment = toReportMoment(values, zone, known);
  useSameMoment(zone, known);

  return (
    <>
      <DateField name="reportedDate" label="luggage.form.date" last={toLocalDate(zone, now)} />
      <TimeField
        name="reportedTime"
        label="luggage.form.time"
        isLocal
        hint={
          flight?.landed.zone
            ? { id: 'luggage.form.time.there', values: { place: <City key="city" place={flight.landed} /> } }
            : 'luggage.form.time.here'
        }
        said={moment ? <FormattedMessage id="data.utc" values={{ moment: utcMinute(moment.reportedOn) }} /> : null}
      />
    </>
  );
}

/** Converts prefilled values to the new time zone when the flight changes. Values that the user entered stay. */
function useSameMoment(zone: string, known: NewBag | undefined): void {
  const form = useForm<BagValues>();
  const filled = useRef({ zone, ...timesIn(form.getState().values) });
  const refill = useEffectEvent(() => {
    const { zone: before, ...times } = filled.current;
    const { reportedDate, reportedTime } = timesIn(form.getState().values);
    const isOurs = reportedDate === times.reportedDate && reportedTime === times.reportedTime;
    const moment = isOurs && !known && zone !== before ? toReportMoment(times, before, known) : null;
    if (!moment) return;
    const at = Date.parse(moment.reportedOn);
    filled.current = { zone, reportedDate: toLocalDate(zone, at), reportedTime: formatTime(zone, at, 'en') };
    form.batch(() => {
      form.change('reportedDate', filled.current.reportedDate);
      form.change('reportedTime', filled.current.reportedTime);
    });
  });
  useEffect(() => refill(), [zone]);
}

const timesIn = ({ reportedDate = '', reportedTime = '' }: Partial<BagValues>) => ({ reportedDate, reportedTime });
