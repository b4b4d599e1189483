import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { negotiatorFor } from '../page/negotiator.ts';
import { answerTo, DocumentRefused, type PublicError } from './refused.ts';

const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** The media type of an answer. Clients that name none, or none of ours, get JSON as they always did. */
export function negotiateMediaType(headers: IncomingHttpHeaders): string {
  return negotiatorFor(headers).mediaTypes([json, graphqlResponse])[0] ?? json;
}

/** The HTTP status of a refusal: in plain JSON an answer of GraphQL is 200 even where it is nothing but errors. */
export function refusalStatus(error: unknown, { headers }: FastifyRequest): number {
  const isAnswer = error instanceof DocumentRefused && negotiateMediaType(headers) === json;
  return isAnswer ? 200 : answerTo(error).extensions.status;
}

/** Answers a request that was not executed. `data` would say that it was, so only plain JSON, which always had it, has it. */
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
