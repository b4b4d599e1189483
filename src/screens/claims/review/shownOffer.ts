import type { Dataset } from '#machines/claims/claims.ts';
import { getClaimAction } from '#rules/claims/claimState.ts';
import { datasetNames } from '#schema/claims.ts';

import type { Claim } from '../claim.ts';
import { type OfferRow, offerRows } from './rows.ts';

/** Returns true if the owner has an offer to answer. */
export function isToBeReviewed(claim: Claim): boolean {
  const action = getClaimAction(claim);
  return (action?.kind.startsWith('review') && action.isReady && findOffer(claim) !== undefined) ?? false;
}

export const findOffer = ({ datasets }: Pick<Claim, 'datasets'>) =>
  datasets.find(({ name, completed }) => name === datasetNames.offer && completed);

/** Returns the claim with the offer that the owner saw last, which can differ from the original one. */
export const withOffer = (claim: Claim, { datasetId, data, notes }: Dataset): Claim => ({
  ...claim,
  datasets: claim.datasets.map((each) =>
    each.name === datasetNames.offer
      ? {
          ...each,
          datasetId,
          notes,
          data: data.map((row) => ({ __typename: 'DatasetRow', ...row, attachments: [...row.attachments] })),
        }
      : each,
  ),
});

export function toOfferRows(
  offer: { data: Parameters<typeof offerRows>[0] },
  { datasets }: Pick<Claim, 'datasets'>,
): OfferRow[] {
  const prediction = datasets.find(({ name, completed }) => name === datasetNames.prediction && completed);
  return offerRows(offer.data, prediction?.data ?? []);
}
