import { claimActionOf } from '#rules/claims/standing.ts';
import { datasetNames } from '#schema/claims.ts';

import type { Claim } from '../claim.ts';

/** Whether there is an offer that its owner has to answer. */
export function isToBeReviewed(claim: Claim): boolean {
  const action = claimActionOf(claim);
  return (action?.kind.startsWith('review') && action.isReady && offerOf(claim) !== undefined) ?? false;
}

export const offerOf = ({ datasets }: Pick<Claim, 'datasets'>) =>
  datasets.find(({ name, completed }) => name === datasetNames.offer && completed);
