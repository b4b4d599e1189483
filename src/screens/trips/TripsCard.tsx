import { FormattedMessage } from 'react-intl';

import { nextDeparture } from '#rules/trips.ts';
import { insurance } from '#src/lib/addresses.ts';
import { dayOf } from '#src/lib/dates.ts';
import { usePortal } from '#src/session/portal.ts';
import { useDataset } from '#src/session/useDataset.ts';
import { Figure } from '#src/ui/content/Figure.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

import { Departure } from './Departure.tsx';
import type { Trip } from './trip.ts';

/** How many trips are insured, which flight is next, and the way to all of them. */
export function TripsCard() {
  return (
    <DataCard
      title="trips.card.title"
      reading={useDataset('TRIPS')}
      failed="trips.failed"
      isEmpty={({ trips }) => trips.length === 0}
      empty="trips.empty"
      footer={
        <TextLink to={insurance}>
          <FormattedMessage id="trips.card.link" />
        </TextLink>
      }
    >
      {({ trips }) => (
        <>
          <Figure id="trips.card.figure" count={trips.length} />
          <Next trips={trips} />
        </>
      )}
    </DataCard>
  );
}

function Next({ trips }: { trips: readonly Trip[] }) {
  const { clock } = usePortal();
  const next = nextDeparture(trips, clock.now());
  if (!next)
    return (
      <div>
        <FormattedMessage id="trips.card.none_next" />
      </div>
    );

  const time = new Date(next.at).toISOString().slice(11, 16);
  const { flightNumber, destinationAirport } = next.flight;
  return (
    <div>
      <FormattedMessage
        id="trips.card.next"
        values={{
          flight: flightNumber,
          destination: destinationAirport,
          moment: <Departure date={dayOf(next.at)} time={time} />,
        }}
      />
    </div>
  );
}
