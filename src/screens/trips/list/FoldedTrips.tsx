import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { FoldedCard } from '#src/ui/data/FoldedCard.tsx';

import type { Trip } from '../trip.ts';
import { TripLines } from './TripLines.tsx';

type FoldedTripsProps = { title: TextId; trips: readonly Trip[]; now: number };

export function FoldedTrips({ title, trips, now }: FoldedTripsProps) {
  return trips.length > 0 ? (
    <FoldedCard
      title={<FormattedMessage id={title} />}
      count={<FormattedMessage id="trips.folded.count" values={{ count: trips.length }} />}
    >
      <TripLines trips={trips} now={now} />
    </FoldedCard>
  ) : null;
}
