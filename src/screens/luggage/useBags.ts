import { readInstant } from '#schema/moments.ts';
import { toBag } from '#src/api/luggage/luggage.ts';
import { useDeletedIds } from '#src/session/data/deleted.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';

/** Returns the reported bags, latest first, without those deleted in this session, even if the list is older. */
export function useBags() {
  const { data, ...reading } = useDataset('LUGGAGE');
  const deleted = useDeletedIds();
  const present = (data?.lostBags ?? [])
    .map(toBag)
    .filter(({ bagId }) => !deleted.has(bagId))
    .sort((one, other) => readInstant(other.reportedOn) - readInstant(one.reportedOn));

  return { ...reading, data: data && present };
}
