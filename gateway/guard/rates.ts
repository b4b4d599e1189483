import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type Rates = {
  /** Every GraphQL request, by address. */
  request: Check;
  /** Steps of signing in, by address and partner. */
  signIn: Check;
};

export type Most = { requestsPerMinute: number; signInsPerMinute: number };

/** Counted in this process: behind N instances somebody may have up to N times as many. */
export async function ratesOf(app: FastifyInstance, { requestsPerMinute, signInsPerMinute }: Most): Promise<Rates> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    keyGenerator: ({ address }: FastifyRequest) => address,
  });
  const ofAll = app.createRateLimit({ max: requestsPerMinute });
  const ofSignIns = app.createRateLimit({
    max: signInsPerMinute,
    // By partner: a host name can be spelt in many ways.
    keyGenerator: ({ address, partner }: FastifyRequest) => `${address} ${partner?.name}`,
  });

  const checking =
    (limit: typeof ofAll, message: string): Check =>
    async (request, reply) => {
      const verdict = await limit(request);
      if (verdict.isAllowed || !verdict.isExceeded) return;
      reply.header('retry-after', verdict.ttlInSeconds);
      throw refused('TOO_MANY_REQUESTS', message);
    };

  return {
    request: checking(ofAll, 'Too many requests from this address'),
    signIn: checking(ofSignIns, 'Too many attempts to sign in from this address'),
  };
}
