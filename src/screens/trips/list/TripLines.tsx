import { LongList } from '#src/ui/content/LongList.tsx';

import type { Trip } from '../trip.ts';
import { TripLine, type TripLineProps } from './TripLine.tsx';

type TripLinesProps = Omit<TripLineProps, 'trip' | 'isFirst'> & { trips: readonly Trip[] };

export function TripLines({ trips, ...line }: TripLinesProps) {
  return (
    <LongList items={trips} keyOf={({ tripId }) => tripId} step={20} of="ruled">
      {(trip) => <TripLine trip={trip} isFirst={trip === trips[0]} {...line} />}
    </LongList>
  );
}
