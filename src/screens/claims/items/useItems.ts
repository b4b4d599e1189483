import { useDeletedIds } from '#src/session/data/deleted.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';

/** What is insured; what was cancelled is not among it, however old the list is. */
export function useItems() {
  const { data, ...reading } = useDataset('ITEMS');
  const cancelled = useDeletedIds();

  return { ...reading, data: data && { items: data.items.filter(({ itemId }) => !cancelled.has(itemId)) } };
}
