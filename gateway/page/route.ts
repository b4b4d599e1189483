import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { languages } from '#schema/languages.ts';

import { refused } from '../graphql/refused.ts';
import { isWidget, pageHeaders } from '../guard/headers.ts';
import { freshFile } from '../lib/freshFile.ts';
import type { Parts } from '../parts.ts';
import { createClientReader } from './client.ts';
import { compressed } from './compress.ts';
import { firstScreenRoute, firstScreens } from './firstScreen.ts';
import { createPageData, getTitle, selectLanguage } from './page.ts';
import { createPictureReader } from './picture.ts';
import { describeSite, manifestRoute, type Present } from './site.ts';
import { fill, jsonForScript, parseTemplate, textForHtml } from './template.ts';
import { createTextsReader } from './texts.ts';
import { createSiteReader, createThemeReader } from './theme.ts';

/** Serves the app at every other address to requests for a page. */
export async function pageRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, partners, load } = parts;
  const readTemplate = freshFile(join(settings.dist, 'app/index.html'), parseTemplate);
  const readTexts = createTextsReader(settings.dist);
  const readTheme = createThemeReader(settings.dist);
  const readSite = createSiteReader(settings.dist);
  const readPicture = createPictureReader(settings.dist);
  const clientOf = createClientReader(parts);
  const firstScreenOf = firstScreens();
  firstScreenRoute(app, { readTheme, readTexts, firstScreenOf });

  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    load.check(reply);
    await parts.rates.page(request, reply);
    const partner = await partners.at(request.hostname);
    request.partner = partner ?? null;
    load.enter(request, reply);
    return partner;
  };
  const present: Present = async (client, files) => {
    // The app uses the same fallback.
    const theme = client && ((await readTheme(client.branding.theme)) ?? (await readTheme('baseline')));
    const site = theme && (await readSite(theme.content.theme));
    return client && theme && site && { client, theme: theme.content.theme, site, files };
  };
  manifestRoute(app, { enter, clientOf, readTexts, present });

  app.get('/*', async (request, reply) => {
    if (!wantsPage(request.headers.accept)) return reply.callNotFound();
    const partner = await enter(request, reply);
    const template = await readTemplate().catch(() => {
      throw refused('OVERLOADED', 'The app has not been built');
    });
    const [client, files] = await Promise.all([clientOf(request), readTexts()]);
    const theme = client && (await readTheme(client.branding.theme));
    const code = selectLanguage(request.headers, theme?.content ?? null, files);
    const firstScreen = firstScreenOf(theme, code, files)?.address ?? null;
    const presented = await present(client, files);

    const nonce = randomBytes(16).toString('base64');
    pageHeaders(request, reply, nonce, partner ?? { frameAncestors: [] });
    const html = fill(template.content, {
      LANG: languages[code].locale,
      TITLE: textForHtml(getTitle(client, request.hostname)),
      SITE: describeSite(presented && { ...presented, code }),
      NONCE: nonce,
      AHEAD: firstScreen ? `<link rel="preload" as="fetch" crossorigin href="${textForHtml(firstScreen)}">` : '',
      PRERENDERED: await readPicture({ client, theme: theme?.content.theme, code, url: request.url, nonce }),
      PAGE: jsonForScript(
        createPageData({
          client,
          code,
          firstScreen,
          files,
          now: Date.now(),
          ...(isWidget(request.url) && partner && { frameAncestors: partner.frameAncestors }),
        }),
      ),
      APPEARANCE: theme?.content.config.appearance ?? 'system',
    });
    return compressed(request, reply.type('text/html; charset=utf-8'), html);
  });
}

// A script or an image that accepts anything does not want a page. An address bar and curl do.
const wantsPage = (accept = '*/*'): boolean => /text\/html/i.test(accept) || accept.trim() === '*/*';
