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
import { comingUp, departsNext, nextIn } from './overview/comingUp.ts';
import type { Trip } from './trip.ts';

/** What comes after the next trip, and the way to all of them; before the first one, an invitation. */
export function TripsCard() {
  const reading = useTrips();
  const now = useNow();

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

function After({ trips, now }: { trips: readonly Trip[]; now: number }) {
  const coming = comingUp(trips, now).map(({ trip }) => trip);
  const next = nextIn(trips, now)?.trip;
  const others = coming.filter((trip) => trip !== next).slice(0, 3);
  // One that is under way comes before the next.
  const isAfter = next !== undefined && coming[0] === next;
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
        <TripLines trips={others} now={now} flightOf={nextFlight} />
      ) : (
        <p>
          <FormattedMessage id={isAfter ? 'trips.card.none_after' : none} />
        </p>
      )}
    </Card>
  );
}
