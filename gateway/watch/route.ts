import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Parts } from '../parts.ts';

/** For who runs the process: alive, ready, measured. Answered whatever the host name. */
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
    const { user, system } = process.cpuUsage();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(
      metrics.text({
        portal_in_flight: load.inFlight(),
        portal_event_loop_delay_seconds: load.delayMs() / 1_000,
        process_resident_memory_bytes: process.memoryUsage.rss(),
        process_cpu_seconds_total: (user + system) / 1e6,
        process_start_time_seconds: Math.round(Date.now() / 1_000 - process.uptime()),
      }),
    );
  });
}

/** In the same time whatever is given, however long. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();
