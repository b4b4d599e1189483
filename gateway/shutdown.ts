import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { Shutdown } from './environment.ts';
import type { Parts } from './parts.ts';

/**
 * Reports "not ready", keeps serving for a notice, stops accepting connections, waits for open requests and closes the
 * rest.
 */
export function createShutdown(
  app: FastifyInstance,
  { health, load }: Parts,
): (shutdown?: Partial<Shutdown>) => Promise<void> {
  return async ({ noticeMs = 0, graceMs = 15_000 } = {}) => {
    health.drain();
    if (noticeMs > 0) await pause(noticeMs);
    const closed = app.close();
    const late = new AbortController();
    await Promise.race([load.empty(), pause(graceMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    // An idle connection, or one whose client went away, would hold `close` for a minute.
    app.server.closeAllConnections();
    await closed;
  };
}
