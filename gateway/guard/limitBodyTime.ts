import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts a body that takes longer and enforces its own limits until the response. */
    isSlow?: boolean;
  }
}

/**
 * Closes the connection of a body that arrives too slowly, even after the response: Node keeps reading from refused
 * clients. Fastify's own limit applies to all routes, and a file needs longer.
 */
export function limitBodyTime({ raw, routeOptions, exchangeEnd }: FastifyRequest, limitMs: number): void {
  const { 'content-length': length, 'transfer-encoding': coding } = raw.headers;
  if (!coding && !Number(length)) return;
  const begin = () => setTimeout(() => raw.complete || raw.socket.destroy(), limitMs).unref();
  let timer = routeOptions.config.isSlow ? undefined : begin();
  exchangeEnd.onEnd(() => {
    if (raw.complete || raw.destroyed || raw.socket.destroyed) return clearTimeout(timer);
    timer ??= begin();
    raw.once('close', () => clearTimeout(timer));
  });
}
