import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take its time, and looks after itself. */
    isSlow?: boolean;
  }
}

/** Whoever lets a body drip in is cut off. Fastify's own limit is for all routes alike, and a file needs longer. */
export function hurry({ raw, routeOptions, gone }: FastifyRequest, limitMs: number): void {
  const { 'content-length': length, 'transfer-encoding': coding } = raw.headers;
  if (routeOptions.config.isSlow || (!coding && !Number(length))) return;
  const timer = setTimeout(() => raw.complete || raw.socket.destroy(), limitMs).unref();
  gone.hear(() => clearTimeout(timer));
}
