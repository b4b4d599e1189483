import { listActivePassengers } from '#rules/people/passengers.ts';
import { useDeletedIds } from '../data/deleted.ts';
import { useDataset } from '../data/useDataset.tsx';

/** Returns the passengers who can be insured, without deleted ones that an old list still contains. */
export function usePassengers() {
  const { data, ...reading } = useDataset('PASSENGERS');
  const deleted = useDeletedIds();
  const present = listActivePassengers(data?.passengers ?? []).filter(({ passengerId }) => !deleted.has(passengerId));

  return { ...reading, data: data && present };
}
