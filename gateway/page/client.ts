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

/** More than any partner has; a port can be anything. */
const mostOrigins = 200;

/** Others may wait for the same answer. */
const nobodyLeaves: ExchangeEnd = { onEnd: () => undefined, hasEnded: () => false };

/**
 * What the app would ask first, as it was some seconds ago at most: a page must not cost the insurer a call. In vain, it
 * is null, and the app asks for itself and says what is wrong.
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
    // With the key, so that a partner who is given another one gets what that one sees.
    return keep(`${partner.apiKey} ${domain}`, ask).catch(() => null);
  };
}

/** As a browser writes it, however this one did. */
function originOf({ protocol, hostname, port }: FastifyRequest): string {
  return `${protocol}://${plain(hostname)}${port ? `:${port}` : ''}`;
}
