import { isRefusedWith } from '../answers.ts';
import { promisePort } from '../port.ts';
import type { Claim, ClaimRead, WhichClaim } from './claims.ts';

/** What every flow needs that changes a claim: to look how it stands, where that is not known or has changed meanwhile. */
export const lookUpActors = { readClaim: promisePort<ClaimRead, Pick<WhichClaim, 'alertId'>>('readClaim') };

/** Refused because the claim is not any more what it was when it was shown. */
export const hasMovedOn = isRefusedWith('INVALID_RESOLUTION_TYPE', 'ALREADY_EXISTS', 'ALERT_NOT_FOUND');

export const claimIn = (read: ClaimRead): Claim | undefined => (read.kind === 'read' ? read.claim : undefined);

/** What was put on record under that name, once it is complete. */
export const datasetIn = ({ datasets }: Pick<Claim, 'datasets'>, wanted: string) =>
  datasets.find(({ name, completed }) => name === wanted && completed);
