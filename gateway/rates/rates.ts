import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';
import type { Shared } from './redis.ts';
import { windowsOf } from './windows.ts';

/** Waits for nobody where the count is kept in this process. */
type Check = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

export type Rates = {
  /** Every GraphQL request, by address. */
  request: Check;
  /** Every page, by address. */
  page: Check;
  /** Steps of signing in, by address and partner. */
  signIn: Check;
};

export type Most = { requestsPerMinute: number; pagesPerMinute: number; signInsPerMinute: number };

type Limit = { name: string; max: number; keyOf: (request: FastifyRequest) => string; message: string };
type Verdict = { isExceeded: boolean; seconds: number };

const windowMs = 60_000;
const mostKeys = 5_000;

/**
 * Counted in this process, or in a Redis by all that share it. While Redis does not answer, each counts for itself: a
 * limit that is too generous for a while is better than a portal that is closed.
 */
export async function ratesOf(app: FastifyInstance, most: Most, shared?: Shared): Promise<Rates> {
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
      // By partner: a host name can be spelt in many ways.
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
  const count = windowsOf(windowMs, mostKeys);
  return (request) => {
    const { times, leftMs } = count(keyOf(request));
    return { isExceeded: times > max, seconds: Math.ceil(leftMs / 1_000) };
  };
}

/**
 * In a context of its own: the plugin has one store for the whole of a context. What `createRateLimit` is given would
 * come to stand in the keys as a route without method and address, so it is given nothing.
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
