import { FormattedMessage } from 'react-intl';

import { FoldedCard } from '#src/ui/data/FoldedCard.tsx';

import type { Trip } from '../trip.ts';
import { TripLines } from './TripLines.tsx';

/** What is over, folded away. */
export function PastTrips({ trips, now }: { trips: readonly Trip[]; now: number }) {
  return (
    <FoldedCard
      title={<FormattedMessage id="trips.past" />}
      count={<FormattedMessage id="trips.past.count" values={{ count: trips.length }} />}
    >
      <TripLines trips={trips} now={now} />
    </FoldedCard>
  );
}
