import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { NewBag } from '#machines/luggage/bag.ts';
import { DateField } from '#src/forms/days/DateField.tsx';
import { TimeField } from '#src/forms/days/TimeField.tsx';
import { utcMinute } from '#src/lib/time/dates.ts';
import { dateIn } from '#src/lib/time/inZone.ts';
import { useNow } from '#src/session/useNow.ts';
import { City } from '#src/ui/flights/City.tsx';

import type { FlightKnown } from '../useFlights.ts';
import { type BagValues, momentOf, zoneOf } from './bagValues.ts';

type ReportedFieldsProps = {
  flightOf: (values: Partial<BagValues>) => FlightKnown | undefined;
  known: NewBag | undefined;
};

/** When it was reported, by the clocks where its flight landed; under the time what that is in UTC. */
export function ReportedFields({ flightOf, known }: ReportedFieldsProps) {
  const { values } = useFormState<BagValues>({ subscription: { values: true } });
  const now = useNow();
  const flight = flightOf(values);
  const zone = zoneOf(flight);
  const moment = momentOf(values, zone, known);

  return (
    <>
      <DateField name="reportedDate" label="luggage.form.date" last={dateIn(zone, now)} />
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
