import { FormattedMessage } from 'react-intl';

import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { TimeField } from '#src/forms/days/TimeField.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { findZone } from '#src/lib/places/zones.ts';
import type { TextId } from '#src/lib/texts.ts';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import type { Departure } from './localTime.ts';

type LocalTimeFieldProps = {
  name: string;
  label: Words;
  /** Names the place of the local time. */
  hint: Words;
  /** IATA code of the airport; empty until it is chosen. */
  airport: string;
  departure: Departure | null;
};

/**
 * Field for a local time at an airport, with the time in UTC. If clocks show the time twice, the field `pass` asks for
 * the first or second.
 */
export function LocalTimeField({ name, label, hint, airport, departure }: LocalTimeFieldProps) {
  const isLocal = !airport || findZone(airport) !== null;

  return (
    <>
      <TimeField
        name={name}
        label={label}
        isLocal={isLocal}
        hint={isLocal ? hint : 'insurance.hand.departure.utc'}
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
