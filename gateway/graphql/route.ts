import type { FastifyInstance, FastifyRequest } from 'fastify';
import mercurius from 'mercurius';

import schema from '#schema/portal.graphql?raw';

import { calls } from '../calls.ts';
import { compressed } from '../page/compress.ts';
import type { Parts } from '../parts.ts';
import { open, registered } from './documents.ts';
import { executorOf } from './execute.ts';
import { readJson } from './json.ts';
import { answerTo, refused } from './refused.ts';
import { type Caller, resolversOf } from './resolvers.ts';

const deepestBody = 20;
/** Whoever tries out a query of their own may need more room for it than the app does. */
const longestOfDevelopers = 256 * 1024;
const bearer = /^Bearer [\w.~+/=-]{1,4096}$/i;
const key = /^[\x21-\x7e]{1,255}$/;

/** POST /graphql, in the order of defence: load, rate, partner, length, bytes, depth, document, sign-ins. */
export async function graphqlRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, partners, load, metrics } = parts;
  const library = (settings.isOpen ? open : registered)(settings.documents);
  readJson(app, deepestBody);

  await app.register(mercurius, {
    schema,
    resolvers: resolversOf(calls),
    routes: false,
    jit: 1,
    errorFormatter: ({ data, errors }) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: errors.map((error) => ({ ...answerTo(error), path: error.path ?? [] })) },
    }),
  });

  const execute = executorOf(app, Object.values(settings.documents));

  app.route({
    method: 'POST',
    url: '/graphql',
    ...(settings.isOpen && { bodyLimit: longestOfDevelopers }),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      load.check(reply);
      await parts.rates.request(request, reply);
      request.partner = (await partners.at(request.hostname)) ?? null;
      if (!request.partner) throw refused('PARTNER_NOT_FOUND', 'No partner has this domain');
    },
    handler: async (request, reply) => {
      // Only now: a body that drips in must not hold a place.
      load.enter(request, reply);
      const { document, variables } = library(request.body);
      request.document = document.name;
      if (document.signsIn) await parts.rates.signIn(request, reply);
      const caller = callerOf(request, parts);
      const { json, refusals } = await execute(document.text, variables, caller).catch((error: unknown) => {
        throw invalid(error, settings.isOpen);
      });
      for (const refusal of refusals) metrics.refused(refusal);
      return compressed(request, reply.type('application/json; charset=utf-8'), json);
    },
  });

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    handler: async (_request, reply) => {
      reply.header('allow', 'POST').code(405);
      const message = 'Ask by POST';
      return { data: null, errors: [{ message, extensions: { status: 405, code: 'GENERAL_400', message } }] };
    },
  });
}

function callerOf(request: FastifyRequest, { insurer, log }: Parts): Caller {
  const { authorization, 'idempotency-key': keys } = request.headers;
  return {
    insurer,
    apiKey: request.partner?.apiKey ?? '',
    bearer: authorization && bearer.test(authorization) ? authorization : undefined,
    idempotencyKey: keyIn(keys),
    requestId: request.id,
    address: request.address,
    gone: request.gone,
    failed: (call, error) => log.failed(request, call, error),
  };
}

/** A key that cannot be passed on must not be left out either: the write would go unprotected. */
function keyIn(header: string | string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === 'string' && key.test(header))) return header;
  throw refused('INVALID_PARAMS', 'Idempotency-Key takes up to 255 visible ASCII characters');
}

/** GraphQL's sentences quote the variables; only who develops may read them. */
function invalid(error: unknown, isOpen: boolean): unknown {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  const sentences = error.errors.map((one: unknown) => (one instanceof Error ? one.message : '')).join(' ');
  return refused('INVALID_PARAMS', isOpen ? sentences : 'The variables do not fit the document');
}
