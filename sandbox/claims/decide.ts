import type { ClaimStanding } from '#schema/claims.ts';
import { isAccepted } from '#schema/claims.ts';
import type { ClaimChanges } from '#schema/rest/claims.ts';

import type { Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { getClaimStanding, lockClaim, type Wanted } from './found.ts';
import { move } from './move.ts';
import { plan } from './plan.ts';

/** Accepts an offer, or rejects an adjusted one. Repeating the same decision succeeds. */
export async function decide(tx: Transaction, wanted: Wanted, given: ClaimChanges, at: string): Promise<void> {
  const isYes = given.confirmed === true;
  if (isYes && given.completed) throw new Refused('INVALID_PARAMS', 'Either, not both', { completed: 'invalid' });
  if (!isYes && !given.completed)
    throw new Refused('MISSING_PARAMS', 'Accepted or rejected?', { confirmed: 'required', completed: 'required' });
  const found = await lockClaim(tx, wanted);
  const standing = getClaimStanding(found);
  if (isYes ? isAccepted(standing) : isRejected(standing)) return;
  await move(tx, found, isYes ? 'customer.accept' : 'customer.reject', at);
  if (isYes) await plan(tx, found);
}

const isRejected = ({ status, completed, confirmed }: ClaimStanding): boolean =>
  completed && !confirmed && status === 'user-confirm-dispute';
