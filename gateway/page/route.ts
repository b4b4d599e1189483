import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Client } from '#schema/rest/client.ts';

import { calls } from '../calls.ts';
import { refused } from '../graphql/refused.ts';
import { askerOf } from '../graphql/resolvers.ts';
import { pageHeaders } from '../guard/headers.ts';
import { goneWith } from '../lib/closed.ts';
import { freshFile } from '../lib/freshFile.ts';
import type { Partner } from '../partners.ts';
import type { Parts } from '../parts.ts';
import { compressed } from './compress.ts';
import { langOf, pageFor, titleOf } from './page.ts';
import { fill, jsonForScript, templateOf, textForHtml } from './template.ts';
import { textsIn } from './texts.ts';
import { themesIn } from './theme.ts';

const askForClient = askerOf(calls.client);

/** Every address that is nothing else is the app's own, for a browser that wants a page. */
export async function pageRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, partners, load } = parts;
  const readTemplate = freshFile(join(settings.dist, 'app/index.html'), templateOf);
  const readTexts = textsIn(settings.dist);
  const readTheme = themesIn(settings.dist);

  app.get('/*', async (request, reply) => {
    if (!wantsPage(request.headers.accept)) return reply.callNotFound();
    load.enter(reply);
    const partner = await partners.at(request.hostname);
    request.partner = partner ?? null;
    const template = await readTemplate().catch(() => {
      throw refused('OVERLOADED', 'The app has not been built');
    });
    const [client, files] = await Promise.all([clientOf(request, reply, partner, parts), readTexts()]);
    const theme = client && (await readTheme(client.branding.theme));

    const page = pageFor(request, { client, theme, files, now: Date.now() });
    const nonce = randomBytes(16).toString('base64');
    pageHeaders(request, reply, nonce, partner?.frameAncestors ?? []);
    const html = fill(template.content, {
      LANG: langOf(page),
      TITLE: textForHtml(titleOf(page, request.hostname)),
      NONCE: nonce,
      PAGE: jsonForScript(page),
      APPEARANCE: theme?.config.appearance ?? 'system',
    });
    return compressed(request, reply.type('text/html; charset=utf-8'), html);
  });
}

/** What the app would ask first. In vain, it is null, and the app asks for itself and says what is wrong. */
async function clientOf(
  request: FastifyRequest,
  reply: FastifyReply,
  partner: Partner | undefined,
  { insurer, settings, log }: Parts,
): Promise<Client | null> {
  if (!partner) return null;
  const caller = {
    insurer,
    apiKey: partner.apiKey,
    bearer: undefined,
    idempotencyKey: undefined,
    requestId: request.id,
    gone: goneWith(reply),
    deadlineMs: settings.limits.pageDeadlineMs,
    failed: (call: string, error: unknown) => log.failed(request, call, error),
  };
  return askForClient({ domain: `${request.protocol}://${request.host}` }, caller).catch(() => null);
}

// A script or an image that asks for whatever comes does not want a page; an address bar and curl do.
const wantsPage = (accept = '*/*'): boolean => /text\/html/i.test(accept) || accept.trim() === '*/*';
