import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Parts } from '../parts.ts';

/** Serves health, readiness and metrics to operators under any host name. */
export async function watchRoutes(app: FastifyInstance, { health, metrics, load, settings }: Parts): Promise<void> {
  const wanted = typeof settings.metrics === 'object' && `Bearer ${settings.metrics.token}`;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', async () => ({ alive: true }));

  app.get('/readyz', async (_request, reply) => {
    const obstacles = await health.obstacles();
    return reply.code(obstacles.length > 0 ? 503 : 200).send({ ready: obstacles.length === 0, obstacles });
  });

  app.get('/metrics', async (request, reply) => {
    if (settings.metrics === 'closed') return reply.callNotFound();
    if (wanted && !isSame(wanted, request.headers.authorization ?? ''))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    const text = await metrics.text({ inFlight: load.inFlight(), delayMs: load.delayMs() });
    return reply.type(metrics.contentType).send(text);
  });
}

/** Compares in constant time, regardless of the lengths. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();
