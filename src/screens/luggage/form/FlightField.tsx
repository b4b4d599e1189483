import { useIntl } from 'react-intl';

import { SelectField } from '#src/forms/choices/SelectField.tsx';

import type { FlightKnown } from '../useFlights.ts';

type FlightFieldProps = {
  flights: readonly FlightKnown[];
  isKnown: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** Initial flight of the bag, which may no longer belong to a trip. */
  known: string;
};

/** Optional choice among the customer's own departed flights. A bag keeps its flight even if that has not left. */
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
