import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { object, optional, string } from 'superstruct';

import { allowed } from '../refusal.ts';
import { outbox } from '../tables.ts';
import type { Levers } from './context.ts';

const Whose = object({ to: optional(string()) });

/** Lists the messages "sent", newest first. */
export async function outboxLever(app: FastifyInstance, { db }: Levers): Promise<void> {
  app.get('/outbox', async ({ query }) => {
    const { to } = allowed(Whose, query);
    const sent = await db
      .select()
      .from(outbox)
      .where(to ? eq(outbox.recipient, to) : undefined)
      .orderBy(desc(outbox.place))
      .limit(100);
    return sent.map(({ channel, recipient, body, sentAt }) => ({ channel, to: recipient, body, sentAt }));
  });
}
