import { LongList } from '#src/ui/content/LongList.tsx';

import type { Trip } from '../trip.ts';
import { TripLine } from './TripLine.tsx';

type TripLinesProps = { trips: readonly Trip[]; now: number; mayResolve?: boolean };

/** Trips, a line each. */
export function TripLines({ trips, now, mayResolve = false }: TripLinesProps) {
  return (
    <LongList items={trips} keyOf={({ tripId }) => tripId} step={20} of="ruled">
      {(trip) => <TripLine trip={trip} now={now} mayResolve={mayResolve} />}
    </LongList>
  );
}
