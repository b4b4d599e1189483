import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { createNegotiator } from '../page/negotiator.ts';
import { DocumentRefused, type PublicError, toPublicError } from './refused.ts';

const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** Returns the media type of the response. Defaults to JSON. */
export function negotiateMediaType(headers: IncomingHttpHeaders): string {
  return createNegotiator(headers).mediaTypes([json, graphqlResponse])[0] ?? json;
}

/**
 * Returns the HTTP status of a refusal. In plain JSON, a GraphQL response is 200 even if it holds nothing but errors.
 */
export function refusalStatus(error: unknown, { headers }: FastifyRequest): number {
  const isAnswer = error instanceof DocumentRefused && negotiateMediaType(headers) === json;
  return isAnswer ? 200 : toPublicError(error).extensions.status;
}

/**
 * Sends a refusal for a request that was not executed. `data` would imply that it was executed, so only plain JSON
 * keeps it, for compatibility.
 */
export function answerRefused(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  answer: PublicError,
): FastifyReply {
  const type = negotiateMediaType(headers);
  const body = type === json ? { data: null, errors: [answer] } : { errors: [answer] };
  return reply.code(status).type(type).send(body);
}
