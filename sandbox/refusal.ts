import type { ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { assert, mask, type Struct, StructError } from 'superstruct';

import { type Code, catalogue, codelessClasses, type Refusal } from '#schema/errors.ts';

/** What the sandbox says instead of an answer: one of the catalogue's codes, or, when `bare`, a 401 and not a word. */
export class Refused extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly fields?: Record<string, string>,
    /** When it may be asked again, as far as that is known. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** What a code speaks of, for the form that asked. */
export function fieldsOf(code: Code): Record<string, string> | undefined {
  const entry = catalogue[code];
  return 'field' in entry ? { [entry.field]: code.toLowerCase() } : undefined;
}

/** What was said of these fields cannot be. */
export const failedValidation = (fields: readonly string[], message: string): Refused =>
  new Refused('FAILED_VALIDATION', message, Object.fromEntries(fields.map((field) => [field, 'invalid'])));

export class BareRefusal extends Error {}

/** What a payment provider finds wrong, by field; it has no codes. */
export class PaymentsRefusal extends Error {
  constructor(
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message);
  }
}

/** A failure that the catalogue has no code for: what went wrong is told as it is. */
export class UncodedRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What the contract knows of a request, if it allows it. What it does not know is passed over. */
export function understood<Request>(struct: Struct<Request, unknown>, value: unknown = {}): Request {
  return orRefused(value, () => mask(value, struct));
}

/** The request, if it is this and nothing else: a lever that was misspelt would move nothing, and say that it had. */
export function allowed<Request>(struct: Struct<Request, unknown>, value: unknown = {}): Request {
  return orRefused(value, () => {
    assert(value, struct);
    return value;
  });
}

/** What is missing is named before what is wrong. */
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

/** Where the first text is that no database keeps as it is. Bodies are not deep. */
function unreadableIn(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || /\p{Cs}/u.test(value) ? path.join('.') : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = unreadableIn(part, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A refusal with words of the insurer's own, which the app shows in a dialog. */
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
    // A failed query's own message holds its parameters, and those are somebody's data.
    if (body.status === 500 && !body.code && !(error instanceof UncodedRefusal))
      request.log.error({ route: request.routeOptions.url, cause: causeOf(error) });
    if (error instanceof Refused && error.retryAfterSeconds !== undefined)
      reply.header('retry-after', error.retryAfterSeconds);
    return reply.code(body.status).send(body);
  });
}

/** What Fastify refuses before there is a route. */
export function answerBadAddress(reply: ServerResponse): void {
  const body: Refusal = { status: 400, code: 'GENERAL_400', type: 'Error', message: 'Bad request' };
  reply.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A path that the insurer does not know. */
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
