import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';

import schema from '#schema/portal.graphql?raw';

import { calls } from '../calls.ts';
import { doorOf } from '../guard/door.ts';
import { compressed } from '../page/compress.ts';
import type { Parts } from '../parts.ts';
import { callerOf } from './caller.ts';
import { open, registered } from './documents.ts';
import { executorOf } from './execute.ts';
import { readJson } from './json.ts';
import { answerTo, refused } from './refused.ts';
import { resolversOf } from './resolvers.ts';

const deepestBody = 20;
/** Whoever tries out a query of their own may need more room for it than the app does. */
const longestOfDevelopers = 256 * 1024;

/** POST /graphql, in the order of defence: load, rate, partner, length, bytes, depth, document, sign-ins. */
export async function graphqlRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, load, metrics } = parts;
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
    onRequest: doorOf(parts),
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

/** GraphQL's sentences quote the variables; only who develops may read them. */
function invalid(error: unknown, isOpen: boolean): unknown {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  const sentences = error.errors.map((one: unknown) => (one instanceof Error ? one.message : '')).join(' ');
  return refused('INVALID_PARAMS', isOpen ? sentences : 'The variables do not fit the document');
}
