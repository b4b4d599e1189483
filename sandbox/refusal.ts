import type { ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { assert, mask, type Struct, StructError } from 'superstruct';

import { type Code, catalogue, codelessClasses, type Refusal } from '#schema/errors.ts';

/** A refusal with a code of the catalogue, or a 401 without a body if `bare`. */
export class Refused extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly fields?: Record<string, string>,
    /** Seconds until a retry makes sense, if known. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export function getRefusedFields(code: Code): Record<string, string> | undefined {
  const entry = catalogue[code];
  return 'field' in entry ? { [entry.field]: code.toLowerCase() } : undefined;
}

export const failedValidation = (fields: readonly string[], message: string): Refused =>
  new Refused('FAILED_VALIDATION', message, Object.fromEntries(fields.map((field) => [field, 'invalid'])));

export class BareRefusal extends Error {}

/** A payment provider's field errors, which have no codes. */
export class PaymentsRefusal extends Error {
  constructor(
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message);
  }
}

/** A failure without a code in the catalogue. Its message is sent as it is. */
export class UncodedRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Validates a request against the contract and drops unknown properties. */
export function understood<Request>(struct: Struct<Request, unknown>, value: unknown = {}): Request {
  return orRefused(value, () => mask(value, struct));
}

/** Validates a request strictly: a misspelt lever parameter would otherwise be ignored and reported as a success. */
export function allowed<Request>(struct: Struct<Request, unknown>, value: unknown = {}): Request {
  return orRefused(value, () => {
    assert(value, struct);
    return value;
  });
}

/** Reports missing fields before invalid ones. */
function orRefused<Request>(value: unknown, read: () => Request): Request {
  const unreadable = unreadableIn(value);
  if (unreadable) throw new Refused('INVALID_PARAMS', 'A text holds what is no sign', { [unreadable]: 'invalid' });
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const failures = error.failures();
    const missing = failures.filter((failure) => failure.value === undefined);
    const fieldsOf = (which: typeof failures, why: string) =>
      Object.fromEntries(which.map(({ path }) => [path.join('.'), why]));
    if (missing.length > 0)
      throw new Refused('MISSING_PARAMS', 'A required parameter is missing', fieldsOf(missing, 'required'));
    throw new Refused('INVALID_PARAMS', 'A parameter is ill-formed', fieldsOf(failures, 'invalid'));
  }
}

/**
 * Returns the path of the first text with characters that PostgreSQL cannot store. Bodies are shallow enough to
 * recurse.
 */
function unreadableIn(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || /\p{Cs}/u.test(value) ? path.join('.') : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = unreadableIn(part, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A refusal with the insurer's own text, which the app shows in a dialog. */
export class DialogRefusal extends Error {
  constructor(
    readonly status: number,
    readonly words: { title: string; body: string },
  ) {
    super(words.title);
  }
}

export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BareRefusal) return reply.code(401).send();
    const body = bodyOf(error);
    // The message of a failed query contains its parameters, which may be personal data.
    if (body.status === 500 && !body.code && !(error instanceof UncodedRefusal))
      request.log.error({ route: request.routeOptions.url, cause: causeOf(error) });
    if (error instanceof Refused && error.retryAfterSeconds !== undefined)
      reply.header('retry-after', error.retryAfterSeconds);
    return reply.code(body.status).send(body);
  });
}

/** Answers requests that Fastify refuses before routing. */
export function answerBadAddress(reply: ServerResponse): void {
  const body: Refusal = { status: 400, code: 'GENERAL_400', type: 'Error', message: 'Bad request' };
  reply.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export const unknownPath: Refusal = { status: 404, type: 'Error', message: 'Not found' };

function bodyOf(error: unknown): Refusal {
  if (error instanceof Refused) {
    const { code, message, fields } = error;
    return { status: catalogue[code].status, code, type: 'Error', message, ...(fields && { fields }) };
  }
  if (error instanceof PaymentsRefusal) {
    const { message, fields } = error;
    return { status: codelessClasses.payments.status, type: 'Payments', message, fields };
  }
  if (error instanceof DialogRefusal) return { status: error.status, type: 'B2BError', ...error.words };
  if (error instanceof UncodedRefusal) return { status: error.status, type: 'Error', message: error.message };
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 400) return { status, code: 'GENERAL_400', type: 'Error', message: 'Bad request' };
  if (status < 500) return { status, type: 'Error', message: 'Bad request' };
  return { status: 500, type: 'Error', message: 'Unknown error' };
}

function causeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.stack : undefined;
}
