import { readInstant } from '#schema/moments.ts';
import { bagOf } from '#src/api/luggage/luggage.ts';
import { useDeletedIds } from '#src/session/data/deleted.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';

/** Every bag that was reported, the last one first; one that was deleted is not among them, however old the list is. */
export function useBags() {
  const { data, ...reading } = useDataset('LUGGAGE');
  const deleted = useDeletedIds();
  const present = (data?.lostBags ?? [])
    .map(bagOf)
    .filter(({ bagId }) => !deleted.has(bagId))
    .sort((one, other) => readInstant(other.reportedOn) - readInstant(one.reportedOn));

  return { ...reading, data: data && present };
}
