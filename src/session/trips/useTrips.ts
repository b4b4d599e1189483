import type { TravellersNow } from '#machines/insurance/changes/editTrip.machine.ts';
import { withoutCover } from '#rules/trips/trips.ts';
import type { DatasetData } from '#src/api/readings.ts';
import type { Reading } from '#src/ui/data/reading.ts';

import { useDeletedIds } from '../data/deleted.ts';
import { useDataset } from '../data/useDataset.tsx';
import { useTravellers } from './travellers.ts';

/** Returns every trip with changes since the list was read: cancelled insurances and changed travellers. */
export function useTrips(): Reading<DatasetData<'TRIPS'>> {
  const { data, ...reading } = useDataset('TRIPS');
  const deleted = useDeletedIds();
  const travellers = useTravellers();
  const trips = data?.trips
    .map((trip) => (deleted.has(trip.tripId) ? withoutCover(trip) : trip))
    .map((trip) => {
      const now = travellers.get(trip.tripId);
      return now ? { ...trip, ...travelling(now) } : trip;
    });

  return { ...reading, data: data && trips ? { ...data, trips } : null };
}

const travelling = ({ passengers, delegatedPassengerId }: TravellersNow) => ({
  passengers: passengers.map((passenger) => ({ __typename: 'TripPassenger' as const, ...passenger })),
  delegated_passenger_id: delegatedPassengerId,
});
