import type { FastifyInstance } from 'fastify';

import { AttachmentName, BagChanges, type LostBag, NewBag, WhichBag } from '#schema/rest/luggage.ts';
import { requireWriter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import type { Files } from '../files/files.ts';
import { cleanFileName } from '../files/names.ts';
import { requireSession } from '../plugins/identity.ts';
import { understood } from '../refusal.ts';
import { attach } from './attachments.ts';
import { createBag, deleteBag, readBag, readBags, updateBag } from './bags.ts';
import { parseBoundary, streamContent } from './multipart.ts';

const luggage = ['customer-travel-luggage'];
const bags = '/travel/luggage/lost/bags';
const bag = `${bags}/:bagId`;
/** Size of a file plus the multipart overhead. */
const longestForm = 26 * 2 ** 20;

export async function luggageRoutes(
  app: FastifyInstance,
  { db, clock, files }: Context & { files: Files },
): Promise<void> {
  app.get(bags, async (request): Promise<LostBag[]> => readBags(db, requireSession(request).userId));

  app.get(bag, async (request): Promise<LostBag> => {
    const { bagId } = understood(WhichBag, request.params);
    return readBag(db, { userId: requireSession(request).userId, bagId });
  });

  app.post(bags, async (request, reply) => {
    const { userId } = requireWriter(request, luggage);
    const given = understood(NewBag, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await createBag(tx, userId, given, clock.now()),
    }));
    return reply.code(status).send(body);
  });

  app.patch(bag, async (request, reply) => {
    const { userId } = requireWriter(request, luggage, 'UPDATE');
    const { bagId } = understood(WhichBag, request.params);
    const changes = understood(BagChanges, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await updateBag(tx, { userId, bagId }, changes, clock.now()),
    }));
    return reply.code(status).send(body);
  });

  app.delete(bag, async (request, reply) => {
    const { userId } = requireWriter(request, luggage, 'DELETE');
    const { bagId } = understood(WhichBag, request.params);
    let left: string[] = [];
    const { status } = await app.once(request, async (tx) => {
      left = await deleteBag(tx, { userId, bagId });
      return { status: 204, body: true };
    });
    await files.remove(left);
    return reply.code(status).send();
  });

  // Passes the stream through, so that no file is held in memory as a whole.
  app.addContentTypeParser('multipart/form-data', (_request, form, done) => done(null, form));

  app.post(`${bag}/attachments`, { bodyLimit: longestForm }, async (request, reply) => {
    const { userId } = requireWriter(request, luggage, 'UPDATE');
    const { bagId } = understood(WhichBag, request.params);
    const name = cleanFileName(understood(AttachmentName, request.query).name);
    const boundary = parseBoundary(request.headers['content-type']);
    const taken = await files.take(streamContent(request.body as AsyncIterable<Buffer>, boundary));
    try {
      // The digest identifies a repeated request.
      request.body = { digest: taken.digest };
      const { status, body } = await app.once(request, async (tx) => {
        await readBag(tx, { userId, bagId });
        return { status: 201, body: await attach(tx, files, { bagId, name }, taken) };
      });
      return reply.code(status).send(body);
    } finally {
      await files.drop(taken);
    }
  });
}
