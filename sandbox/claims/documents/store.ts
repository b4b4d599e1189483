import type { FastifyInstance } from 'fastify';

import type { Context } from '../../context.ts';
import type { Files } from '../../files/files.ts';
import { findUploadDocument, receive, uploads } from './documents.ts';

/** One byte more than the largest file, so that a longer one is noticed. */
const longest = 25 * 2 ** 20 + 1;
const anywhere = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Upload endpoint for browsers. Accepts requests from any origin: the token in the address is the authorisation. */
export async function documentStore(
  app: FastifyInstance,
  { files, ...context }: Context & { files: Files },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(anywhere));
  app.removeAllContentTypeParsers();
  // Passes the stream through, so that no file is held in memory as a whole.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  app.options(`${uploads}/:token`, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'PUT',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .send(),
  );

  app.put<{ Params: { token: string } }>(`${uploads}/:token`, { bodyLimit: longest }, async (request, reply) => {
    const place = await findUploadDocument(context, request.params.token);
    const taken = await files.take((request.body ?? []) as AsyncIterable<Buffer>);
    try {
      await receive(context, files, place, taken);
    } finally {
      await files.drop(taken);
    }
    return reply.code(204).send();
  });
}
