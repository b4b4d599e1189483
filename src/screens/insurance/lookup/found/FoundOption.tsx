import { FormattedMessage } from 'react-intl';

import type { FoundFlight } from '#rules/insurance/insuring.ts';
import { placeOf } from '#src/lib/places/places.ts';
import { LocalMoment, UtcMoment } from '#src/ui/flights/LocalTime.tsx';
import { StateChip } from '#src/ui/flights/StateChip.tsx';

/** From where to where. */
export const FoundRoute = ({ flight }: { flight: FoundFlight }) => (
  <FormattedMessage
    id="insurance.choose.flight"
    values={{ origin: flight.originAirport, destination: flight.destinationAirport }}
  />
);

/** Its number, when it leaves by the clocks there, and whether it is cancelled. */
export function FoundTimes({ flight }: { flight: FoundFlight }) {
  const at = Date.parse(`${flight.embarkDate}T${flight.embarkTime}Z`);

  return (
    <>
      <FormattedMessage
        id="insurance.choose.times"
        values={{
          flight: flight.flightNumber,
          moment: <LocalMoment key="local" at={at} place={placeOf(flight.origin, flight.originAirport)} />,
          utc: <UtcMoment key="utc" at={at} />,
        }}
      />
      {flight.cancelled === 1 ? (
        <>
          {' '}
          <StateChip state="cancelled" />
        </>
      ) : null}
    </>
  );
}
