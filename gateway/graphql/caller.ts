import type { FastifyRequest } from 'fastify';

import type { Parts } from '../parts.ts';
import { refused } from './refused.ts';
import type { Caller } from './resolvers.ts';

const bearer = /^Bearer [\w.~+/=-]{1,4096}$/i;
const key = /^[\x21-\x7e]{1,255}$/;

export function createCaller(request: FastifyRequest, { insurer, log, metrics }: Parts): Caller {
  const { authorization, 'idempotency-key': keys } = request.headers;
  return {
    insurer,
    apiKey: request.partner?.apiKey ?? '',
    bearer: authorization && bearer.test(authorization) ? authorization : undefined,
    idempotencyKey: keyIn(keys),
    requestId: request.id,
    address: request.address,
    exchangeEnd: request.exchangeEnd,
    failed: (call, error) => log.failed(request, call, error),
    repaired: createRepairReporter({ log, metrics }, request),
  };
}

export const createRepairReporter =
  ({ log, metrics }: Pick<Parts, 'log' | 'metrics'>, request: FastifyRequest): Caller['repaired'] =>
  (call, repairs) => {
    log.repaired(request, call, repairs);
    for (const { how } of repairs) metrics.repaired(call, how);
  };

/** Refuses an invalid key. Dropping it would leave the write unprotected against repetition. */
function keyIn(header: string | string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === 'string' && key.test(header))) return header;
  throw refused('INVALID_PARAMS', 'Idempotency-Key takes up to 255 visible ASCII characters');
}
