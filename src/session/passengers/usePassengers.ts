import { presentIn } from '#rules/people/passengers.ts';
import { useDeletedIds } from '../data/deleted.ts';
import { useDataset } from '../data/useDataset.tsx';

/** Everybody who can be insured on a trip: whoever was deleted is not among them, however old the list is. */
export function usePassengers() {
  const { data, ...reading } = useDataset('PASSENGERS');
  const deleted = useDeletedIds();
  const present = presentIn(data?.passengers ?? []).filter(({ passengerId }) => !deleted.has(passengerId));

  return { ...reading, data: data && present };
}
