import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';
import type { Shared } from './redis.ts';

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

type Counter = FastifyInstance['createRateLimit'];
type KeyOf = (request: FastifyRequest) => string;

/**
 * Counted in this process, or in a Redis by all that share it. While Redis does not answer, each counts for itself: a
 * limit that is too generous for a while is better than a portal that is closed.
 */
export async function ratesOf(app: FastifyInstance, most: Most, shared?: Shared): Promise<Rates> {
  const here = await counterIn(app, {});
  const everywhere = shared && (await counterIn(app, { redis: shared.redis, nameSpace: 'portal-limit-' }));

  function checking(max: number, keyGenerator: KeyOf, message: string): Check {
    const countHere = here({ max, keyGenerator });
    const countEverywhere = everywhere?.({ max, keyGenerator });

    async function count(request: FastifyRequest): ReturnType<typeof countHere> {
      if (countEverywhere && shared?.isUp())
        try {
          return await countEverywhere(request);
        } catch {
          shared.failed();
        }
      return countHere(request);
    }

    return async (request, reply) => {
      const verdict = await count(request);
      if (verdict.isAllowed || !verdict.isExceeded) return;
      reply.header('retry-after', verdict.ttlInSeconds);
      throw refused('TOO_MANY_REQUESTS', message);
    };
  }

  return {
    request: checking(
      most.requestsPerMinute,
      ({ address }) => `request ${address}`,
      'Too many requests from this address',
    ),
    page: checking(most.pagesPerMinute, ({ address }) => `page ${address}`, 'Too many pages for this address'),
    signIn: checking(
      most.signInsPerMinute,
      // By partner: a host name can be spelt in many ways.
      ({ address, partner }) => `sign-in ${address} ${partner?.name}`,
      'Too many attempts to sign in from this address',
    ),
  };
}

/** Each in a context of its own: the plugin has one store for the whole of a context. */
async function counterIn(app: FastifyInstance, options: RateLimitPluginOptions): Promise<Counter> {
  let counter: Counter | undefined;
  await app.register(async (own) => {
    await own.register(rateLimit, { global: false, timeWindow: '1 minute', ...options });
    counter = (limit) => own.createRateLimit(limit);
  });
  if (!counter) throw new Error('The plugin was not loaded');
  return counter;
}
