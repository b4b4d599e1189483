import { useDeletedIds } from '#src/session/data/deleted.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';

/** Returns the insured items without those cancelled in this session, even if the list is older. */
export function useItems() {
  const { data, ...reading } = useDataset('ITEMS');
  const cancelled = useDeletedIds();

  return { ...reading, data: data && { items: data.items.filter(({ itemId }) => !cancelled.has(itemId)) } };
}
