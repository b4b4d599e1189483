import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';

import schema from '#schema/portal.graphql?raw';

import { calls } from '../calls.ts';
import { createAdmission } from '../guard/admission.ts';
import { compressed } from '../page/compress.ts';
import type { Parts } from '../parts.ts';
import { createCaller } from './caller.ts';
import { open, registered } from './documents.ts';
import { createExecutor } from './executor.ts';
import { watchGaps } from './gaps.ts';
import { readJson } from './json.ts';
import { answerRefused, negotiateMediaType } from './media.ts';
import { type DocumentRefused, refusedDocument, toPublicError } from './refused.ts';
import { createResolvers } from './resolvers.ts';

const deepestBody = 20;
/** Developers may send larger queries than the app does. */
const longestOfDevelopers = 256 * 1024;

/** POST /graphql. Checks in this order: load, rate, partner, length, encoding, depth, document, sign-ins. */
export async function graphqlRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, load, metrics } = parts;
  const library = (settings.isOpen ? open : registered)(settings.documents);
  readJson(app, deepestBody);

  await app.register(mercurius, {
    schema,
    resolvers: createResolvers(calls),
    routes: false,
    jit: 1,
    errorFormatter: ({ data, errors }) => {
      // mercurius could not execute the document because the variables do not fit.
      if (data === undefined) throw unexecutable(errors, settings.isOpen);
      const told = errors.map((error) => ({ ...toPublicError(error), path: error.path ?? [] }));
      return { statusCode: 200, response: { data, errors: told } };
    },
  });

  const execute = createExecutor(app, Object.values(settings.documents));

  app.route({
    method: 'POST',
    url: '/graphql',
    ...(settings.isOpen && { bodyLimit: longestOfDevelopers }),
    onRequest: createAdmission(parts),
    handler: async (request, reply) => {
      // Not earlier: a slow body must not occupy a place.
      load.enter(request, reply);
      const { document, variables } = library(request.body);
      request.document = document.name;
      if (document.signsIn) await parts.rates.signIn(request, reply);
      const { caller, noteGaps } = watchGaps(createCaller(request, parts));
      const { json, refusals } = await execute(document.text, variables, caller).catch((error: unknown) => {
        throw invalid(error, settings.isOpen);
      });
      for (const refusal of refusals) metrics.refused(refusal);
      return compressed(request, reply.type(negotiateMediaType(request.headers)), noteGaps(json));
    },
  });

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    handler: async (request, reply) => {
      const message = 'Ask by POST';
      const extensions = { status: 405, code: 'GENERAL_400', message };
      return answerRefused(request, reply.header('allow', 'POST'), 405, { message, extensions });
    },
  });
}

const invalid = (error: unknown, isOpen: boolean): unknown =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)
    ? unexecutable(error.errors, isOpen)
    : error;

/** GraphQL's messages quote the variables, so only developers may read them. */
function unexecutable(errors: readonly unknown[], isOpen: boolean): DocumentRefused {
  const sentences = errors.map((one) => (one instanceof Error ? one.message : '')).join(' ');
  return refusedDocument('INVALID_PARAMS', isOpen ? sentences : 'The variables do not fit the document');
}
