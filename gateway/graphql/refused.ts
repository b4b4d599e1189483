import { STATUS_CODES } from 'node:http';

import { type Code, catalogue, type Refusal } from '#schema/errors.ts';

/** A refusal that the app may see. Other errors reach it as 'Unknown error'. */
export class Refused extends Error {
  /** @param upstreamText the insurer's own message, for the log only */
  constructor(
    readonly refusal: Refusal,
    readonly upstreamText?: string,
  ) {
    super(refusal.message ?? `Request failed with status code ${refusal.status}`);
  }
}

/**
 * A refusal of a document or its variables. GraphQL over HTTP counts it as a GraphQL response, not as a failed request.
 */
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

export function toPublicError(error: unknown): PublicError {
  const cause = causeOf(error);
  if (cause instanceof Refused) return publicOf(cause);
  if (isOfGraphQL(cause)) return publicOf(isOfAnswer(error) ? misfit : request);
  const status = statusOf(cause);
  if (status === undefined) return unknown;
  const message = STATUS_CODES[status] ?? 'Bad Request';
  return { message, extensions: { status, code: 'GENERAL_400', type: 'Error', message } };
}

/** Returns the insurer's message about a server error, if it sent one. */
export function findUpstreamText(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Refused ? cause.upstreamText : undefined;
}

/** Returns whether an error is a bug, rather than a refusal or an invalid request. */
export const isMistake = (error: unknown): boolean => toPublicError(error) === unknown;

const misfit = refused('ANSWER_UNREADABLE', "The insurer's answer holds a value that has no place in the schema");
const request = refused('INVALID_PARAMS', 'The variables do not fit the document');

const publicOf = ({ message, refusal }: Refused): PublicError => ({ message, extensions: { ...refusal, message } });

/**
 * Not `instanceof GraphQLError`: bundlers load graphql's ES modules while mercurius requires the CommonJS ones, so the
 * class exists twice.
 */
function causeOf(error: unknown): unknown {
  return error instanceof Error && 'originalError' in error && error.originalError ? error.originalError : error;
}

const isOfGraphQL = (error: unknown) => error instanceof Error && error.name === 'GraphQLError';

/** Only errors of a field have a path. Other errors are about the request. */
const isOfAnswer = (error: unknown) => error instanceof Error && 'path' in error && Array.isArray(error.path);

/**
 * Returns the status of a fastify or mercurius error about an unusable request. Its message quotes the request and must
 * not be sent.
 */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 ? status : undefined;
}
