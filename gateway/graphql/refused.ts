import { STATUS_CODES } from 'node:http';

import { type Code, catalogue, type Refusal } from '#schema/errors.ts';

/** A refusal that the app may see. Whatever else is thrown reaches it as 'Unknown error'. */
export class Refused extends Error {
  /** @param upstreamText the insurer's own words, which only the log may hold */
  constructor(
    readonly refusal: Refusal,
    readonly upstreamText?: string,
  ) {
    super(refusal.message ?? `Request failed with status code ${refusal.status}`);
  }
}

/** A refusal of a document or its variables. GraphQL over HTTP counts it as an answer of GraphQL, not as a failed request. */
export class DocumentRefused extends Refused {}

export const refused = (code: Code, message: string): Refused => new Refused(refusalOf(code, message));

export const refusedDocument = (code: Code, message: string): DocumentRefused =>
  new DocumentRefused(refusalOf(code, message));

const refusalOf = (code: Code, message: string): Refusal => ({
  status: catalogue[code].status,
  code,
  type: 'Error',
  message,
});

export type PublicError = { message: string; extensions: Refusal };

const unknown = { message: 'Unknown error', extensions: { status: 500, message: 'Unknown error' } };

/** What the app gets to hear of an error. */
export function answerTo(error: unknown): PublicError {
  const cause = causeOf(error);
  if (cause instanceof Refused) return publicOf(cause);
  if (isOfGraphQL(cause)) return publicOf(isOfAnswer(error) ? misfit : request);
  const status = statusOf(cause);
  if (status === undefined) return unknown;
  const message = STATUS_CODES[status] ?? 'Bad Request';
  return { message, extensions: { status, code: 'GENERAL_400', type: 'Error', message } };
}

/** Returns the insurer's own words about a server error, if it sent any. */
export function findUpstreamText(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Refused ? cause.upstreamText : undefined;
}

/** Neither a refusal nor a request that could not be used. */
export const isMistake = (error: unknown): boolean => answerTo(error) === unknown;

const misfit = refused('ANSWER_UNREADABLE', "The insurer's answer holds a value that has no place in the schema");
const request = refused('INVALID_PARAMS', 'The variables do not fit the document');

const publicOf = ({ message, refusal }: Refused): PublicError => ({ message, extensions: { ...refusal, message } });

/** Not `instanceof GraphQLError`: bundlers load graphql's ES modules where mercurius requires the others, and there are two. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && 'originalError' in error && error.originalError ? error.originalError : error;
}

const isOfGraphQL = (error: unknown) => error instanceof Error && error.name === 'GraphQLError';

/** Only what went wrong in a field has a path; the rest is about the request. */
const isOfAnswer = (error: unknown) => error instanceof Error && 'path' in error && Array.isArray(error.path);

/** Of what fastify and mercurius say of a request they could not use, the status: their sentences quote it. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 ? status : undefined;
}
