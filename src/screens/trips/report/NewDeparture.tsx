import { makeStyles } from '@fluentui/react-components';
import { useFormState } from 'react-final-form';

import { DateField } from '#src/forms/days/DateField.tsx';
import { wide } from '#src/ui/spaces.ts';
import { LocalTimeField } from '#src/wizard/fields/LocalTimeField.tsx';
import { understood } from '#src/wizard/fields/localTime.ts';

import type { Report } from './report.ts';

const useStyles = makeStyles({
  moment: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '24px' },
  },
});

type NewDepartureProps = { airport: string; first: string; last: string };

/** Asks for the new departure in the local time of the airport. */
export function NewDeparture({ airport, first, last }: NewDepartureProps) {
  const styles = useStyles();
  const { values } = useFormState<Report>({ subscription: { values: true } });
  const { delayDate, delayTime, pass } = values;

  return (
    <div className={styles.moment}>
      <DateField name="delayDate" label="disruption.date" first={first} last={last} />
      <LocalTimeField
        name="delayTime"
        label="disruption.time"
        hint="disruption.time.local"
        airport={airport}
        departure={understood({ airport, date: delayDate, time: delayTime, pass })}
      />
    </div>
  );
}
