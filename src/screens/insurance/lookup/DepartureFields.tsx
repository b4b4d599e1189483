import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { TimeField } from '#src/forms/days/TimeField.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { zoneAt } from '#src/lib/time/zones.ts';
import { LongDate } from '#src/ui/content/LongDate.tsx';

import { type Departure, departureOf, type Entered } from './departure.ts';

/** The time of departure as the ticket says it, with what it is in UTC; and which one, where clocks show it twice. */
export function DepartureFields() {
  const { values } = useFormState<Entered>({ subscription: { values: true } });
  const departure = departureOf(values);
  const isLocal = !values.origin || zoneAt(values.origin) !== null;

  return (
    <>
      <TimeField
        name="localTime"
        label="insurance.hand.departure"
        isLocal={isLocal}
        hint={isLocal ? 'insurance.hand.departure.local' : 'insurance.hand.departure.utc'}
        said={departure?.isLocal ? <Said departure={departure} /> : null}
      />
      {departure?.shown === 'twice' ? (
        <ChoiceGroup
          name="pass"
          label="insurance.hand.twice"
          options={[
            { value: 'first', label: <FormattedMessage id="insurance.hand.twice.first" /> },
            { value: 'second', label: <FormattedMessage id="insurance.hand.twice.second" /> },
          ]}
        />
      ) : null}
    </>
  );
}

const wordsOf: Record<Departure['shown'], TextId> = {
  once: 'insurance.hand.understood',
  never: 'insurance.hand.understood.never',
  twice: 'insurance.hand.understood',
};

function Said({ departure: { utc, local, shown } }: { departure: Departure }) {
  return (
    <FormattedMessage
      id={wordsOf[shown]}
      values={{ time: utc.time, local: local.time, date: <LongDate key="date" date={utc.date} /> }}
    />
  );
}
