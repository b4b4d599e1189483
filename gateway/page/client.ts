import type { FastifyRequest } from 'fastify';

import type { Client } from '#schema/rest/client.ts';

import { calls } from '../calls.ts';
import { reporterOf } from '../graphql/caller.ts';
import { askerOf } from '../graphql/resolvers.ts';
import type { ExchangeEnd } from '../lib/exchangeEnd.ts';
import { kept } from '../lib/kept.ts';
import { plain } from '../partners.ts';
import type { Parts } from '../parts.ts';

const askForClient = askerOf(calls.client);

/** More than any partner has. Ports are arbitrary, so the cache must be bounded. */
const mostOrigins = 200;

/** Never ends, because other requests may wait for the same answer. */
const nobodyLeaves: ExchangeEnd = { onEnd: () => undefined, hasEnded: () => false };

/**
 * Returns the app's first query from a cache of a few seconds, so that a page costs the insurer no call. Returns null
 * on failure: the app then asks itself and shows the error.
 */
export function clientsFrom({
  insurer,
  settings,
  log,
  metrics,
}: Parts): (request: FastifyRequest) => Promise<Client | null> {
  const { clientMs, pageDeadlineMs } = settings.limits;
  const keep = kept<Client>(clientMs, mostOrigins);

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
          repaired: reporterOf({ log, metrics }, request),
        },
      );
    // The API key is part of the cache key, so that a partner with a new one gets fresh data.
    return keep(`${partner.apiKey} ${domain}`, ask).catch(() => null);
  };
}

function originOf({ protocol, hostname, port }: FastifyRequest): string {
  return `${protocol}://${plain(hostname)}${port ? `:${port}` : ''}`;
}
