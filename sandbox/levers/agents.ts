import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { boolean, object, string } from 'superstruct';

import { accountNamed } from '../account/accounts.ts';
import { allowed } from '../refusal.ts';
import { acts, agentCustomers } from '../tables.ts';
import type { Levers } from './context.ts';

const Given = object({ agent: string(), customer: string(), acts: boolean() });

/** Assigns a customer to an agent or removes one, and lists what agents did for customers, newest first. */
export async function agentLevers(app: FastifyInstance, { db }: Levers): Promise<void> {
  app.post('/agents', async ({ body }) => {
    const given = allowed(Given, body);
    const pair = {
      agentId: (await accountNamed(db, given.agent)).userId,
      customerId: (await accountNamed(db, given.customer)).userId,
    };
    if (given.acts) await db.insert(agentCustomers).values(pair).onConflictDoNothing();
    else
      await db
        .delete(agentCustomers)
        .where(and(eq(agentCustomers.agentId, pair.agentId), eq(agentCustomers.customerId, pair.customerId)));
    return given;
  });

  app.get('/acts', async () => {
    const done = await db.select().from(acts).orderBy(desc(acts.place)).limit(100);
    return done.map(({ place: _, ...act }) => act);
  });
}
