import type { FastifyReply, FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';
import type { Parts } from '../parts.ts';

/** Checks load, rate and partner before a request to the insurer reads its body. */
export const createAdmission =
  ({ load, rates, partners }: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    load.check(reply);
    await rates.request(request, reply);
    request.partner = (await partners.at(request.hostname)) ?? null;
    if (!request.partner) throw refused('PARTNER_NOT_FOUND', 'No partner has this domain');
  };
