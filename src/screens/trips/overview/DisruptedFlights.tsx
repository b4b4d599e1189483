import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useNow } from '#src/session/useNow.ts';
import { useRights } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

import { DisruptionLine } from './DisruptionLine.tsx';
import { unresolvedFlights } from './disrupted.ts';

export function DisruptedFlights() {
  const reading = useTrips();
  const { reporting } = useRights();
  const now = useNow();

  return (
    <DataCard
      title="resolutions.list.flights"
      reading={reading}
      failed="trips.failed"
      isEmpty={({ trips }) => unresolvedFlights(trips, now).length === 0}
      empty="resolutions.list.flights.none"
      emptyAction={
        <TextLink to={addresses.insurance}>
          <FormattedMessage id={reporting === 'enabled' ? 'resolutions.list.flights.report' : 'trips.unknown.link'} />
        </TextLink>
      }
    >
      {({ trips }) => (
        <LongList items={unresolvedFlights(trips, now)} keyOf={({ flight }) => flight.flightId} step={20} of="matters">
          {(disrupted) => <DisruptionLine {...disrupted} now={now} />}
        </LongList>
      )}
    </DataCard>
  );
}
