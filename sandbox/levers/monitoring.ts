import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { integer, max, min, object, string } from 'superstruct';

import { accountNamed } from '../account/accounts.ts';
import { raiseAlert } from '../monitoring/alerts.ts';
import { lockSubscriber } from '../monitoring/subscribers.ts';
import { allowed, Refused } from '../refusal.ts';
import { monitoredItems, subscribers } from '../tables.ts';
import type { Levers } from './context.ts';

const Found = object({
  user: string(),
  /** The name of the item. */
  item: string(),
});

const hourMs = 60 * 60_000;
const Delay = object({ user: string(), delayMs: max(min(integer(), 0), hourMs) });

/** Raises alerts about monitored items, and delays the listing of new items. */
export async function monitoringLevers(app: FastifyInstance, { db, clock }: Levers): Promise<void> {
  app.post('/found', async ({ body }) => {
    const { user, item } = allowed(Found, body);
    const { userId } = await accountNamed(db, user);
    return db.transaction(async (tx) => {
      const isIt = and(eq(monitoredItems.userId, userId), eq(monitoredItems.friendlyName, item));
      const [found] = await tx.select().from(monitoredItems).where(isIt).orderBy(monitoredItems.place);
      if (!found) throw new Refused('GENERAL_400', `${user} has no item with that name`);
      return { alertId: await raiseAlert(tx, found, clock.in(0)), subscriptionId: found.id };
    });
  });

  app.post('/listing-delay', async ({ body }) => {
    const { user, delayMs } = allowed(Delay, body);
    const { userId } = await accountNamed(db, user);
    await db.transaction(async (tx) => {
      await lockSubscriber(tx, userId);
      await tx.update(subscribers).set({ listingDelayMs: delayMs }).where(eq(subscribers.userId, userId));
    });
    return { user, delayMs };
  });
}
