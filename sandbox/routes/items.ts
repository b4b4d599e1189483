import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { type Claim, type InsuredItem, WhichClaims } from '#schema/rest/items.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/open.ts';
import { sessionIn } from '../plugins/identity.ts';
import { understood } from '../refusal.ts';
import { claimPayouts, claims, datasets, items } from '../tables.ts';

export async function itemRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get('/platform/items', async (request): Promise<InsuredItem[]> => {
    const { userId } = sessionIn(request);
    const found = await db.select().from(items).where(eq(items.userId, userId)).orderBy(items.place);
    return found.map(({ userId: _, place, ...item }) => item);
  });

  app.get('/platform/items/views/item-alerts', async (request): Promise<Claim[]> => {
    const { active, itemId, alertId } = understood(WhichClaims, request.query);
    const wanted = and(
      eq(items.userId, sessionIn(request).userId),
      active === undefined ? undefined : eq(claims.completed, active === 'false'),
      itemId === undefined ? undefined : eq(claims.itemId, itemId),
      alertId === undefined ? undefined : eq(claims.alertId, alertId),
    );
    const found = await db
      .select({ claim: claims, item: items })
      .from(claims)
      .innerJoin(items, eq(items.itemId, claims.itemId))
      .where(wanted)
      .orderBy(claims.place);
    return inFull(db, found);
  });
}

type Found = { claim: typeof claims.$inferSelect; item: typeof items.$inferSelect };

async function inFull(db: Database, found: Found[]): Promise<Claim[]> {
  const ids = found.map(({ claim }) => claim.alertId);
  const sets = await db.select().from(datasets).where(inArray(datasets.alertId, ids)).orderBy(datasets.place);
  const payouts = await db
    .select()
    .from(claimPayouts)
    .where(inArray(claimPayouts.alertId, ids))
    .orderBy(claimPayouts.place);

  return found.map(({ claim: { place, people, ...claim }, item }) => {
    const isOfClaim = (part: { alertId: string }) => part.alertId === claim.alertId;
    return {
      ...claim,
      ...people,
      properties: { name: item.properties.name ?? item.itemTypeId },
      datasets: sets.filter(isOfClaim).map(({ alertId, place: _, ...dataset }) => dataset),
      payouts: payouts.filter(isOfClaim).map(({ alertId, place: _, ...payout }) => payout),
    };
  });
}
