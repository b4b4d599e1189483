import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';
import type { Shared } from './redis.ts';
import { createWindowCounter } from './windowCounter.ts';

/** Synchronous if counted in this process. */
type Check = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

export type Rates = {
  /** Limits GraphQL requests by address. */
  request: Check;
  /** Limits pages by address. */
  page: Check;
  /** Limits sign-in steps by address and partner. */
  signIn: Check;
};

export type Most = { requestsPerMinute: number; pagesPerMinute: number; signInsPerMinute: number };

type Limit = { name: string; max: number; keyOf: (request: FastifyRequest) => string; message: string };
type Verdict = { isExceeded: boolean; seconds: number };

const windowMs = 60_000;
const mostKeys = 5_000;

/**
 * Counts in this process, or in a Redis that instances share. While Redis does not answer, each instance counts alone:
 * a temporarily generous limit is better than a closed portal.
 */
export async function createRates(app: FastifyInstance, most: Most, shared?: Shared): Promise<Rates> {
  const byAddress = ({ address }: FastifyRequest) => address;

  async function checking(limit: Limit): Promise<Check> {
    const here = countingHere(limit);
    if (!shared) return (request, reply) => conclude(here(request), limit, reply);

    const everywhere = await countingIn(app, shared, limit);
    return async (request, reply) => {
      const verdict = shared.isUp() ? await everywhere(request).catch(shared.failed) : undefined;
      conclude(verdict ?? here(request), limit, reply);
    };
  }

  return {
    request: await checking({
      name: 'request',
      max: most.requestsPerMinute,
      keyOf: byAddress,
      message: 'Too many requests from this address',
    }),
    page: await checking({
      name: 'page',
      max: most.pagesPerMinute,
      keyOf: byAddress,
      message: 'Too many pages for this address',
    }),
    signIn: await checking({
      name: 'sign-in',
      max: most.signInsPerMinute,
      // Keyed by partner name, because a host name has many spellings.
      keyOf: ({ address, partner }) => `${partner?.name}:${address}`,
      message: 'Too many attempts to sign in from this address',
    }),
  };
}

function conclude({ isExceeded, seconds }: Verdict, { message }: Limit, reply: FastifyReply): void {
  if (!isExceeded) return;
  reply.header('retry-after', seconds);
  throw refused('TOO_MANY_REQUESTS', message);
}

function countingHere({ max, keyOf }: Limit): (request: FastifyRequest) => Verdict {
  const count = createWindowCounter(windowMs, mostKeys);
  return (request) => {
    const { times, leftMs } = count(keyOf(request));
    return { isExceeded: times > max, seconds: Math.ceil(leftMs / 1_000) };
  };
}

/**
 * Registers each limit in a separate context, because the plugin has one store per context. `createRateLimit` gets no
 * options, because they would appear in the keys as a route without method and address.
 */
async function countingIn(
  app: FastifyInstance,
  { redis }: Shared,
  { name, max, keyOf }: Limit,
): Promise<(request: FastifyRequest) => Promise<Verdict>> {
  let count: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  await app.register(async (own) => {
    const nameSpace = `portal-limit:${name}:`;
    await own.register(rateLimit, { global: false, timeWindow: windowMs, max, keyGenerator: keyOf, redis, nameSpace });
    count = own.createRateLimit();
  });
  return async (request) => {
    const verdict = await count?.(request);
    if (!verdict || verdict.isAllowed) throw new Error('Nobody is let past a limit');
    return { isExceeded: verdict.isExceeded, seconds: verdict.ttlInSeconds };
  };
}
