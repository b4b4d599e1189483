import { type Asked, getOwnerRequest } from '#rules/claims/claimState.ts';
import { readInstant } from '#schema/moments.ts';

import type { Claim } from '../claim.ts';

const latestFirst = (one: Claim, other: Claim) => readInstant(other.alertDate) - readInstant(one.alertDate);

/** Sorted by how close the claim is to a payment. */
const urgency: readonly Asked[] = ['payment details', 'review adjusted offer', 'review offer', 'enter prediction'];
const urgencyOf = (claim: Claim) => {
  const asked = getOwnerRequest(claim);
  return asked ? urgency.indexOf(asked) : urgency.length;
};

/** Returns the claims that wait for their owner, most urgent first. */
export const listWaitingClaims = (claims: readonly Claim[]): Claim[] =>
  claims
    .filter((claim) => getOwnerRequest(claim) !== null)
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other) || latestFirst(one, other));

/** Returns the open claims that do not wait for their owner, latest first. */
export const listClaimsUnderWay = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim) => !claim.completed && getOwnerRequest(claim) === null).toSorted(latestFirst);

const closedIn = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim) => claim.completed && getOwnerRequest(claim) === null).toSorted(latestFirst);

type Sections = Record<'needsYou' | 'underWay' | 'closed', readonly Claim[]>;

export const groupClaims = (claims: readonly Claim[]): Sections => ({
  needsYou: listWaitingClaims(claims),
  underWay: listClaimsUnderWay(claims),
  closed: closedIn(claims),
});
