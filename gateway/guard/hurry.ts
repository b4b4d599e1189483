import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take its time until the answer, and looks after itself until then. */
    isSlow?: boolean;
  }
}

/**
 * Whoever lets a body drip in is cut off, though the answer be out: Node reads on for whoever has been refused. Fastify's own
 * limit is for all routes alike, and a file needs longer.
 */
export function hurry({ raw, routeOptions, exchangeEnd }: FastifyRequest, limitMs: number): void {
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
