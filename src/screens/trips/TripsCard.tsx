import { FormattedMessage } from 'react-intl';

import { nextFlight } from '#rules/trips/standing.ts';
import { addresses } from '#src/lib/addresses.ts';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useNow } from '#src/session/useNow.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { NoTrips } from './list/NoTrips.tsx';
import { TripLines } from './list/TripLines.tsx';
import { comingUp, departsNext, findNextDeparture } from './overview/comingUp.ts';
import type { Trip } from './trip.ts';

/** Lists the trips after the next one with a link to all trips, or an invitation before the first trip. */
export function TripsCard() {
  const reading = useTrips();
  const now = useNow();
  // A failed refresh must stay visible.
  const isFresh = reading.view === 'loaded' || reading.view === 'refreshing';
  if (isFresh && isNextLast(reading.data?.trips ?? [], now)) return null;

  return (
    <DataArea
      reading={reading}
      failed="trips.failed"
      isEmpty={({ trips }) => trips.length === 0}
      empty="trips.empty"
      invitation={<NoTrips />}
      skeleton={<Lines count={5} />}
    >
      {({ trips }) => <After trips={trips} now={now} />}
    </DataArea>
  );
}

/** Returns true if the next trip is shown above and there is no other. */
const isNextLast = (trips: readonly Trip[], now: number) => {
  const { others, isAfter } = besidesNext(trips, now);
  return isAfter && others.length === 0;
};

function besidesNext(trips: readonly Trip[], now: number) {
  const coming = comingUp(trips, now).map(({ trip }) => trip);
  const next = findNextDeparture(trips, now)?.trip;
  // A trip in progress sorts before the next one.
  return { others: coming.filter((trip) => trip !== next), isAfter: next !== undefined && coming[0] === next };
}

function After({ trips, now }: { trips: readonly Trip[]; now: number }) {
  const { others, isAfter } = besidesNext(trips, now);
  const none = departsNext(trips, now) ? 'trips.card.none_other' : 'trips.card.none_next';

  return (
    <Card
      title={<FormattedMessage id={isAfter ? 'trips.card.after' : 'trips.card.title'} />}
      aside={
        <TextLink to={addresses.insurance}>
          <FormattedMessage id="trips.card.link" />
        </TextLink>
      }
    >
      {others.length > 0 ? (
        <TripLines trips={others.slice(0, 3)} now={now} flightOf={nextFlight} />
      ) : (
        <p>
          <FormattedMessage id={none} />
        </p>
      )}
    </Card>
  );
}
