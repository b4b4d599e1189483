import { useIntl } from 'react-intl';

import { SelectField } from '#src/forms/choices/SelectField.tsx';

import type { FlightKnown } from '../useFlights.ts';

type FlightFieldProps = {
  flights: readonly FlightKnown[];
  isKnown: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** The flight that the bag had to begin with, which may be on no trip any more. */
  known: string;
};

/** On which of their own flights somebody lost it, if they say so: none that has not left, unless the bag has it already. */
export function FlightField({ flights, isKnown, hasFailed, retry, known }: FlightFieldProps) {
  const { formatMessage } = useIntl();
  const possible = flights.filter(({ flightId, hasLeft }) => hasLeft || flightId === known);
  const isLost = known !== '' && !flights.some(({ flightId }) => flightId === known);
  const lost = isLost ? [{ value: known, label: formatMessage({ id: 'luggage.flight.unknown' }) }] : [];

  return (
    <SelectField
      name="flightId"
      label="luggage.form.flight"
      hint="luggage.form.flight.hint"
      none={formatMessage({ id: 'luggage.form.flight.none' })}
      options={[...lost, ...possible.map(({ flightId, name }) => ({ value: flightId, label: name }))]}
      list={hasFailed && !isKnown ? 'failed' : 'ready'}
      onRetry={retry}
    />
  );
}
