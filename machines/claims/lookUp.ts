import { promisePort } from '../kit/port.ts';
import { hasRefusalCode } from '../kit/refusals.ts';
import type { Claim, ClaimRead, WhichClaim } from './claims.ts';

/** Actors for flows that change a claim: they read it again when its status is unknown or may have changed. */
export const lookUpActors = { readClaim: promisePort<ClaimRead, Pick<WhichClaim, 'alertId'>>('readClaim') };

/** Recognizes a refusal because the claim has changed since it was shown. */
export const isChangedElsewhere = hasRefusalCode('INVALID_RESOLUTION_TYPE', 'ALREADY_EXISTS', 'ALERT_NOT_FOUND');

export const getClaim = (read: ClaimRead): Claim | undefined => (read.kind === 'read' ? read.claim : undefined);

/** Returns the completed dataset of that name. */
export const findDataset = ({ datasets }: Pick<Claim, 'datasets'>, wanted: string) =>
  datasets.find(({ name, completed }) => name === wanted && completed);
