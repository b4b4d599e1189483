import { type Asked, askedOf } from '#rules/claims/standing.ts';
import { readInstant } from '#schema/moments.ts';

import type { Claim } from '../claim.ts';

const latestFirst = (one: Claim, other: Claim) => readInstant(other.alertDate) - readInstant(one.alertDate);

/** What is nearest to money comes first. */
const urgency: readonly Asked[] = ['payment details', 'review adjusted offer', 'review offer', 'enter prediction'];
const urgencyOf = (claim: Claim) => {
  const asked = askedOf(claim);
  return asked ? urgency.indexOf(asked) : urgency.length;
};

/** Those that wait for their owner, by what they wait for. */
export const waitingIn = (claims: readonly Claim[]): Claim[] =>
  claims
    .filter((claim) => askedOf(claim) !== null)
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other) || latestFirst(one, other));

/** The others that are not over. */
export const underWayIn = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim) => !claim.completed && askedOf(claim) === null).toSorted(latestFirst);

const closedIn = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim) => claim.completed && askedOf(claim) === null).toSorted(latestFirst);

type Sections = Record<'needsYou' | 'underWay' | 'closed', readonly Claim[]>;

/** Claims by how they stand. */
export const sectionsOf = (claims: readonly Claim[]): Sections => ({
  needsYou: waitingIn(claims),
  underWay: underWayIn(claims),
  closed: closedIn(claims),
});
