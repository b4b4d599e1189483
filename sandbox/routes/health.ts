import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Context } from '../context.ts';

export async function healthRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/time', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    return { now: clock.now().toISOString() };
  });

  app.get('/readyz', async (_request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
