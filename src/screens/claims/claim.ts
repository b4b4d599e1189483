import type { ClaimsQuery } from '#src/api/generated/documents.ts';

export type Claim = ClaimsQuery['claims'][number];
export type Dataset = Claim['datasets'][number];
