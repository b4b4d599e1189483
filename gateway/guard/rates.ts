import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type Rates = {
  /** Every GraphQL request, by address. */
  request: Check;
  /** Every page, by address. */
  page: Check;
  /** Steps of signing in, by address and partner. */
  signIn: Check;
};

export type Most = { requestsPerMinute: number; pagesPerMinute: number; signInsPerMinute: number };

/** Counted in this process: behind N instances somebody may have up to N times as many. */
export async function ratesOf(app: FastifyInstance, most: Most): Promise<Rates> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute' });
  const limit = (max: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, keyGenerator: keyOf });
  const ofRequests = limit(most.requestsPerMinute, ({ address }) => `request ${address}`);
  const ofPages = limit(most.pagesPerMinute, ({ address }) => `page ${address}`);
  // By partner: a host name can be spelt in many ways.
  const ofSignIns = limit(most.signInsPerMinute, ({ address, partner }) => `sign-in ${address} ${partner?.name}`);

  const checking =
    (limit: typeof ofRequests, message: string): Check =>
    async (request, reply) => {
      const verdict = await limit(request);
      if (verdict.isAllowed || !verdict.isExceeded) return;
      reply.header('retry-after', verdict.ttlInSeconds);
      throw refused('TOO_MANY_REQUESTS', message);
    };

  return {
    request: checking(ofRequests, 'Too many requests from this address'),
    page: checking(ofPages, 'Too many pages for this address'),
    signIn: checking(ofSignIns, 'Too many attempts to sign in from this address'),
  };
}
