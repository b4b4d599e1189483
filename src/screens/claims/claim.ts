import type { ClaimsQuery } from '#src/api/generated/documents.ts';

export type Claim = ClaimsQuery['claims'][number];
export type Dataset = Claim['datasets'][number];

/** Returns the id of the heading that names the claim. */
export const getClaimHeadingId = ({ alertId }: Pick<Claim, 'alertId'>): string => `claim-${alertId}`;
