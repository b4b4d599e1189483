import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { useDataset } from '#src/session/useDataset.ts';
import { useNow } from '#src/session/useNow.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { TripLines } from './list/TripLines.tsx';
import { comingUp, nextIn } from './overview/comingUp.ts';
import type { Trip } from './trip.ts';

/** What comes after the next trip, and the way to all of them. */
export function TripsCard() {
  const reading = useDataset('TRIPS');
  const now = useNow();
  const next = nextIn(reading.data?.trips ?? [], now);
  // Before the first one there is an invitation in its place.
  if (reading.data?.trips.length === 0 && reading.view !== 'failed') return null;

  return (
    <DataCard
      title={next ? 'trips.card.after' : 'trips.card.title'}
      reading={reading}
      failed="trips.failed"
      isEmpty={() => false}
      empty="trips.empty"
      skeleton={<Lines count={5} />}
      footer={
        <TextLink to={addresses.insurance}>
          <FormattedMessage id="trips.card.link" />
        </TextLink>
      }
    >
      {({ trips }) => <After trips={trips.length > 0 ? afterThat(trips, next?.trip, now) : []} now={now} />}
    </DataCard>
  );
}

const afterThat = (trips: readonly Trip[], next: Trip | undefined, now: number): Trip[] =>
  comingUp(trips, now)
    .map(({ trip }) => trip)
    .filter((trip) => trip !== next)
    .slice(0, 3);

function After({ trips, now }: { trips: readonly Trip[]; now: number }) {
  if (trips.length > 0) return <TripLines trips={trips} now={now} />;
  return (
    <p>
      <FormattedMessage id="trips.card.none_next" />
    </p>
  );
}
