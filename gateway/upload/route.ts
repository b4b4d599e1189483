import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Attached } from '#schema/rest/luggage.ts';

import { compileValidator } from '../answer/fits.ts';
import { createCaller } from '../graphql/caller.ts';
import { refused } from '../graphql/refused.ts';
import type { Caller } from '../graphql/resolvers.ts';
import { createAdmission } from '../guard/admission.ts';
import { createShares } from '../guard/shares.ts';
import { compileTarget } from '../insurer/target.ts';
import type { Parts } from '../parts.ts';
import { createBodyLimit } from './bodyLimit.ts';

/** 25 MB plus the multipart overhead. */
const longest = 25 * 2 ** 20 + 4 * 1024;
/** Time for a file on the slowest supported line. */
export const longestUploadMs = 15 * 60_000;
const retryAfterSeconds = 5;

const call = 'POST /travel/luggage/lost/bags/{bagId}/attachments?name';
const isAttached = compileValidator<Attached>(Attached);
const fill = compileTarget(call.replace('POST ', ''));

type Asked = { Params: { bagId: string }; Querystring: { name?: string } };

/**
 * POST /luggage/{bagId}/attachments: streams a file of a lost bag to the insurer. A form can be sent from any site, but
 * not with the required bearer. The required key lets a client repeat the upload after a lost answer.
 */
export async function uploadRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  const { uploads, bodyMs } = parts.settings.limits;
  const places = createShares(uploads);

  function enter({ address, partner, exchangeEnd }: FastifyRequest, reply: FastifyReply): void {
    const holder = { address, partner: partner?.name ?? '' };
    if (places.taken() >= uploads || !places.hasRoomFor(holder)) {
      reply.header('retry-after', retryAfterSeconds);
      throw refused('OVERLOADED', 'More files than can be taken at a time');
    }
    places.take(holder);
    exchangeEnd.onEnd(() => places.leave(holder));
  }

  async function handOn(request: FastifyRequest<Asked>, { apiKey, bearer, ...caller }: Caller): Promise<Attached> {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    const path = fill({ bagId: request.params.bagId, name: request.query.name });
    if (Number(length) > longest) throw tooLong();
    const content = createBodyLimit(request.raw, { longest, idleMs: bodyMs });
    try {
      const { body } = await caller.insurer.ask({
        call,
        method: 'POST',
        path,
        body: undefined,
        form: { content, type, length: length === undefined ? undefined : Number(length) },
        headers: {
          'x-api-key': apiKey,
          authorization: bearer,
          'idempotency-key': caller.idempotencyKey,
          'x-request-id': caller.requestId,
        },
        mayRepeat: false,
        exchange: caller,
      });
      if (!isAttached(body)) throw refused('ANSWER_UNREADABLE', "The insurer's answer does not fit");
      return body;
    } catch (error) {
      throw content.isTooLong() ? tooLong() : error;
    } finally {
      content.destroy();
    }
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));

  app.route<Asked>({
    method: 'POST',
    url: '/luggage/:bagId/attachments',
    config: { isSlow: true },
    onRequest: createAdmission(parts),
    handler: async (request, reply) => {
      const caller = createCaller(request, parts);
      if (!caller.bearer) throw refused('UNAUTHORIZED_ACCESS', 'Unauthorized access');
      if (!caller.idempotencyKey) throw refused('INVALID_PARAMS', 'A file is sent with an Idempotency-Key');
      enter(request, reply);
      try {
        return await reply.code(201).send(await handOn(request, caller));
      } catch (error) {
        caller.failed(call, error);
        throw error;
      }
    },
  });
}

const tooLong = () => refused('FAILED_VALIDATION', 'A file has 25 MB at most');
