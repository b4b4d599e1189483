import { coveredAhead } from '#rules/trips/standing.ts';

import { useNow } from '../useNow.ts';
import { useTrips } from './useTrips.ts';

/**
 * Returns the ids of passengers who are insured on a trip that is not over; none while the trips may be out of date.
 */
export function useInsuredPassengers(): ReadonlySet<string> {
  const { view, data } = useTrips();
  const now = useNow();
  const isCurrent = view === 'loaded' || view === 'refreshing';
  const covered = isCurrent ? (data?.trips ?? []).filter((trip) => coveredAhead(trip, now).length > 0) : [];

  return new Set(covered.flatMap(({ passengers }) => passengers.map(({ passengerId }) => passengerId)));
}
