import type { FastifyRequest } from 'fastify';

import type { Client } from '#schema/rest/client.ts';

import { calls } from '../calls.ts';
import { createRepairReporter } from '../graphql/caller.ts';
import { createAsker } from '../graphql/resolvers.ts';
import type { ExchangeEnd } from '../lib/exchangeEnd.ts';
import { memoize } from '../lib/memoize.ts';
import { normalizeHostname } from '../partners.ts';
import type { Parts } from '../parts.ts';

const askForClient = createAsker(calls.client);

/** More than any partner has. Ports are arbitrary, so the cache must be bounded. */
const mostOrigins = 200;

/** Never ends, because other requests may wait for the same answer. */
const nobodyLeaves: ExchangeEnd = { onEnd: () => undefined, hasEnded: () => false };

/**
 * Returns the app's first query from a cache of a few seconds, so that a page costs the insurer no call. Returns null
 * on failure: the app then asks itself and shows the error.
 */
export function createClientReader({
  insurer,
  settings,
  log,
  metrics,
}: Parts): (request: FastifyRequest) => Promise<Client | null> {
  const { clientMs, pageDeadlineMs } = settings.limits;
  const keep = memoize<Client>(clientMs, mostOrigins);

  return async (request) => {
    const { id, partner } = request;
    if (!partner) return null;
    const domain = originOf(request);
    const ask = () =>
      askForClient(
        { domain },
        {
          insurer,
          apiKey: partner.apiKey,
          bearer: undefined,
          idempotencyKey: undefined,
          requestId: id,
          exchangeEnd: nobodyLeaves,
          deadlineMs: pageDeadlineMs,
          failed: (call, error) => log.failed(request, call, error),
          repaired: createRepairReporter({ log, metrics }, request),
        },
      );
    // The API key is part of the cache key, so that a partner with a new one gets fresh data.
    return keep(`${partner.apiKey} ${domain}`, ask).catch(() => null);
  };
}

function originOf({ protocol, hostname, port }: FastifyRequest): string {
  return `${protocol}://${normalizeHostname(hostname)}${port ? `:${port}` : ''}`;
}
