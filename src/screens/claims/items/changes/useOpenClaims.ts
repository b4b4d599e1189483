import { useDataset } from '#src/session/data/useDataset.tsx';

/** Returns the known claims for an item that are not completed. */
export function useOpenClaims(of: string) {
  const claims = useDataset('ITEM_ALERTS').data?.claims ?? [];
  return claims.filter(({ itemId, completed }) => itemId === of && !completed);
}
