import type { ClaimsQuery } from '#src/api/generated/documents.ts';

export type Claim = ClaimsQuery['claims'][number];
export type Dataset = Claim['datasets'][number];

/** The id of the heading that says which one it is. */
export const headingOf = ({ alertId }: Pick<Claim, 'alertId'>): string => `claim-${alertId}`;
