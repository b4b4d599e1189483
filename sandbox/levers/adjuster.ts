import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { enums, object, optional, string } from 'superstruct';

import { id } from '#schema/rest/common.ts';

import { adjust, adjusterEvents } from '../claims/adjuster.ts';
import { claimOn } from '../claims/found.ts';
import { claimsWhere } from '../claims/shown.ts';
import { allowed, Refused } from '../refusal.ts';
import { claims } from '../tables.ts';
import type { Levers } from './levers.ts';

const Move = object({
  alertId: optional(id),
  /** The claim's number. */
  claim: optional(string()),
  event: enums(adjusterEvents),
});

/** Moves a claim on, as whoever looks into it at the insurer would. */
export async function adjusterLever(app: FastifyInstance, { db, clock }: Levers): Promise<void> {
  app.post('/adjuster', async ({ body }) => {
    const { alertId, claim, event } = allowed(Move, body);
    if (!alertId && !claim)
      throw new Refused('MISSING_PARAMS', 'Which claim?', { alertId: 'required', claim: 'required' });
    return db.transaction(async (tx) => {
      const found = await claimOn(tx, alertId ? eq(claims.alertId, alertId) : eq(claims.claimNumber, claim ?? ''));
      if (!found) throw new Refused('ALERT_NOT_FOUND', 'There is no such claim');
      await adjust(tx, found, event, clock.in(0));
      const [moved] = await claimsWhere(tx, eq(claims.alertId, found.claim.alertId), clock.in(0).slice(0, 10));
      return moved;
    });
  });
}
