import { useDataset } from '#src/session/data/useDataset.tsx';

/** What is not completed of the claims for something that is insured, as far as it is known here. */
export function useOpenClaims(of: string) {
  const claims = useDataset('ITEM_ALERTS').data?.claims ?? [];
  return claims.filter(({ itemId, completed }) => itemId === of && !completed);
}
