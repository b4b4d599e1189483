import { useFormState } from 'react-final-form';

import { DateField } from '#src/forms/days/DateField.tsx';
import { LocalTimeField } from '#src/wizard/fields/LocalTimeField.tsx';
import { understood } from '#src/wizard/fields/localTime.ts';

import type { Reported } from './reported.ts';

type NewDepartureProps = { airport: string; first: string; last: string };

/** When a flight leaves instead, as the board at its airport says. */
export function NewDeparture({ airport, first, last }: NewDepartureProps) {
  const { values } = useFormState<Reported>({ subscription: { values: true } });
  const { delayDate, delayTime, pass } = values;

  return (
    <>
      <DateField name="delayDate" label="disruption.date" first={first} last={last} />
      <LocalTimeField
        name="delayTime"
        label="disruption.time"
        hint="disruption.time.local"
        airport={airport}
        departure={understood({ airport, date: delayDate, time: delayTime, pass })}
      />
    </>
  );
}
