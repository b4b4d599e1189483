import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { monitoredTypes, type Subscriber, type Subscriptions } from '#schema/rest/monitoring.ts';

import type { Context } from '../context.ts';
import { readAccount } from '../plugins/identity.ts';
import { monitoredItems, owlAlerts, subscribers } from '../tables.ts';

type OfSubscriber = { Params: { id: string } };

/** Monitored types with their limits. */
const offered: Record<(typeof monitoredTypes)[number], { category: string; maxAllowed: number }> = {
  BANK_ACCOUNT: { category: 'FINANCIAL', maxAllowed: 2 },
  CARD: { category: 'FINANCIAL', maxAllowed: 2 },
  EMAIL: { category: 'CONTACT', maxAllowed: 3 },
  PHONE: { category: 'CONTACT', maxAllowed: 2 },
  NATIONAL_ID: { category: 'IDENTITY', maxAllowed: 2 },
  PASSPORT: { category: 'IDENTITY', maxAllowed: 2 },
  DRIVING_LICENCE: { category: 'IDENTITY', maxAllowed: 2 },
  MEDICAL_ID: { category: 'HEALTH', maxAllowed: 2 },
  IBAN: { category: 'FINANCIAL', maxAllowed: 2 },
  OTHER_CARD: { category: 'OTHER', maxAllowed: 2 },
};

export async function monitoringRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.get<OfSubscriber>('/monitoring/subscribers/:id', async (request): Promise<Subscriber> => {
    const { userId } = await readAccount(context, request, request.params.id);
    const [found] = await db.select().from(subscribers).where(eq(subscribers.userId, userId));
    return { subscribed: found?.subscribed ?? false, initialScan: found?.initialScan ?? false };
  });

  app.get<OfSubscriber>('/owl/subscribers/:id/subscriptions', async (request): Promise<Subscriptions> => {
    const { userId } = await readAccount(context, request, request.params.id);
    return { subscriptions: await byType(userId, { completed: false }) };
  });

  for (const slash of ['', '/'])
    app.get<OfSubscriber>(
      `/owl/subscribers/:id/subscriptions/alerts${slash}`,
      async (request): Promise<Subscriptions> => {
        const { userId } = await readAccount(context, request, request.params.id);
        const all = await byType(userId, { completed: true });
        const withAlerts = all.map((kind) => ({
          ...kind,
          items: kind.items.filter(({ alerts }) => alerts.length > 0),
        }));
        return { subscriptions: withAlerts.filter(({ items }) => items.length > 0) };
      },
    );

  /** Returns every type with a person's subscriptions and their alerts, either completed or open. */
  async function byType(
    userId: string,
    { completed }: { completed: boolean },
  ): Promise<Subscriptions['subscriptions']> {
    const found = await db
      .select()
      .from(monitoredItems)
      .where(eq(monitoredItems.userId, userId))
      .orderBy(monitoredItems.place);
    const ids = found.map(({ id }) => id);
    const alerts = await db
      .select()
      .from(owlAlerts)
      .where(inArray(owlAlerts.subscriptionId, ids))
      .orderBy(owlAlerts.place);
    return monitoredTypes.map((dataType) => ({
      dataType,
      ...offered[dataType],
      items: found
        .filter((item) => item.dataType === dataType)
        .map(({ id, friendlyName, displayValue }) => ({
          id,
          dataType,
          friendlyName,
          value: displayValue,
          displayValue,
          maxAllowed: offered[dataType].maxAllowed,
          alerts: alerts
            .filter((alert) => alert.subscriptionId === id && alert.completed === completed)
            .map(({ place, planTitle, actionsDone, ...alert }) => alert),
        })),
    }));
  }
}
