import type { FastifyBaseLogger, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';

import { isCode, type Refusal } from '#schema/errors.ts';

import type { Repair } from '../answer/repair.ts';
import { findUpstreamText, isMistake, toPublicError } from '../graphql/refused.ts';
import type { Report } from '../insurer/insurer.ts';
import { times } from './times.ts';

export type Log = {
  answered: (request: FastifyRequest, reply: FastifyReply) => void;
  failed: (request: FastifyRequest, call: string, error: unknown) => void;
  repaired: (request: FastifyRequest, call: string, repairs: readonly Repair[]) => void;
  /** A bug, not a refusal. */
  mistaken: (request: FastifyRequest, call: string, error: unknown) => void;
  called: (report: Report) => void;
};

export type Destination = { level: string; stream?: { write: (line: string) => void } };

const timeNow = times();

type LoggerOptions = NonNullable<Exclude<FastifyServerOptions['logger'], boolean>>;

/** Writes JSON lines without personal data: only the route's template of a request, and no message of an error. */
export const loggerOptions = ({ level, stream }: Destination): LoggerOptions => ({
  level,
  base: null,
  timestamp: () => `,"time":"${timeNow()}"`,
  serializers: { req: () => ({}), res: () => ({}), err: traceOf },
  stream: stream ?? writtenTogether(),
});

/** Buffers lines to standard output up to some kilobytes or a moment, and flushes them at exit, including crashes. */
const writtenTogether = () => destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: 200 });

export function logTo(logger: FastifyBaseLogger): Log {
  const mistaken: Log['mistaken'] = ({ id }, call, error) =>
    logger.error({ requestId: id, call, err: error }, 'a mistake of ours');

  return {
    answered: ({ id, method, routeOptions, partner, document, refusal }, reply) =>
      logger.info(
        {
          requestId: id,
          method,
          route: routeOptions.url ?? 'none',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ...(partner && { partner: partner.name }),
          ...(document && { document }),
          ...(refusal && { code: codeOf(refusal) }),
        },
        'answered',
      ),
    failed: (request, call, error) => {
      if (isMistake(error)) return mistaken(request, call, error);
      const { extensions } = toPublicError(error);
      const said = findUpstreamText(error);
      logger.info(
        {
          requestId: request.id,
          call,
          status: extensions.status,
          code: codeOf(extensions),
          ...(said && { said: scrub(said) }),
        },
        'refused',
      );
    },
    repaired: ({ id }, call, repairs) => logger.warn({ requestId: id, call, repairs }, 'repaired'),
    mistaken,
    called: ({ call, requestId, outcome, tries, ms }) =>
      logger.debug({ requestId, call, outcome, tries, ms: Math.round(ms) }, 'called'),
  };
}

/** A code outside the catalogue may contain anything. */
const codeOf = ({ code }: Refusal) => (isCode(code) ? code : undefined);

const longestText = 200;

/** Keeps lower-case words and replaces anything that may be an address, a path, a number, a name or a secret. */
const scrub = (text: string): string =>
  text
    .slice(0, longestText)
    .split(/\s+/)
    .map((word) => (/^[a-z]{1,20}[.,;]?$/.test(word) ? word : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…');

/** Drops the message, which may quote a customer's input. Stack frames contain no input. */
function traceOf(error: Error): { type: string; message: string; stack: string; cause?: unknown } {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: 'code' in error ? String(error.code) : '',
    stack: frames.map((line) => line.trim()).join('\n'),
    ...(error.cause instanceof Error && { cause: traceOf(error.cause) }),
  };
}
