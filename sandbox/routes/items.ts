import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { InsuredItem } from '#schema/rest/items.ts';

import { recordsOf } from '../claims/shown.ts';
import type { Context } from '../context.ts';
import { sessionIn } from '../plugins/identity.ts';
import { claims, items } from '../tables.ts';

export async function itemRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get('/platform/items', async (request): Promise<InsuredItem[]> => {
    const isTheirs = and(eq(items.userId, sessionIn(request).userId), eq(items.isCancelled, false));
    const found = await db.select().from(items).where(isTheirs).orderBy(items.place);
    const claimed = await db
      .select({ claim: claims })
      .from(claims)
      .innerJoin(items, eq(items.itemId, claims.itemId))
      .where(isTheirs)
      .orderBy(claims.place);
    const alerts = claimed.map(({ claim }) => claim);
    const { setsOf, payoutsOf } = await recordsOf(
      db,
      alerts.map(({ alertId }) => alertId),
      clock.in(0).slice(0, 10),
    );
    return found.map(({ userId: _, place, isCancelled, ...item }) => {
      const own = alerts.filter(({ itemId }) => itemId === item.itemId);
      return {
        ...item,
        tripId: null,
        delegated_passenger_id: null,
        alerts: own.map(({ alertId, alertType, status, completed }) => ({ alertId, alertType, status, completed })),
        datasets: own.flatMap(({ alertId }) => setsOf(alertId)),
        payouts: own.flatMap(({ alertId }) => payoutsOf(alertId)),
      };
    });
  });
}
