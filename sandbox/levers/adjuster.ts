import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { enums, integer, min, number, object, optional, string } from 'superstruct';

import { claimPayoutStatuses } from '#schema/claims.ts';
import { id } from '#schema/rest/common.ts';

import { adjust, adjusterEvents, settle } from '../claims/adjuster.ts';
import { findClaim } from '../claims/found.ts';
import { readClaims } from '../claims/shown.ts';
import { allowed, Refused } from '../refusal.ts';
import { claims } from '../tables.ts';
import type { Levers } from './context.ts';

const Move = object({
  alertId: optional(id),
  /** The number of the claim. */
  claim: optional(string()),
  event: enums([...adjusterEvents, 'payout']),
  /** For a payout: its number, from 1; its new status; the actual revenue. */
  period: optional(integer()),
  status: optional(enums(claimPayoutStatuses)),
  actualRevenue: optional(min(number(), 0)),
});

/** Advances a claim, as an adjuster at the insurer would. */
export async function adjusterLever(app: FastifyInstance, { db, clock }: Levers): Promise<void> {
  app.post('/adjuster', async ({ body }) => {
    const { alertId, claim, event, period, status, actualRevenue } = allowed(Move, body);
    if (event === 'payout' && !status)
      throw new Refused('MISSING_PARAMS', 'A payout needs a status', { status: 'required' });
    if (!alertId && !claim)
      throw new Refused('MISSING_PARAMS', 'Which claim?', { alertId: 'required', claim: 'required' });
    return db.transaction(async (tx) => {
      const found = await findClaim(tx, alertId ? eq(claims.alertId, alertId) : eq(claims.claimNumber, claim ?? ''));
      if (!found) throw new Refused('ALERT_NOT_FOUND', 'Claim not found');
      const at = clock.in(0);
      if (event !== 'payout') await adjust(tx, found, event, at);
      else if (status) await settle(tx, found, { at, period, status, actualRevenue });
      const [moved] = await readClaims(tx, eq(claims.alertId, found.claim.alertId), clock.in(0).slice(0, 10));
      return moved;
    });
  });
}
