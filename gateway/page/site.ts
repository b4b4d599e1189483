import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type LanguageCode, languages } from '#schema/languages.ts';
import type { Client } from '#schema/rest/client.ts';
import type { Site } from '#schema/site.ts';

import { toShortHash } from '../lib/freshFile.ts';
import { compressedOnce } from './compress.ts';
import { getTitle } from './page.ts';
import { askAgain, immutable } from './statics.ts';
import { textForHtml } from './template.ts';
import type { TextFiles } from './texts.ts';

/** Data that browsers, search engines and home screens show about a portal. */
type Presented = { client: Client; theme: string; site: Site; code: LanguageCode; files: TextFiles };

/** Looks up the build's data for a client. Returns null without a client, or if even the baseline theme is missing. */
export type Present = (client: Client | null, files: TextFiles) => Promise<Omit<Presented, 'code'> | null>;

/** Keeps browsers from requesting /favicon.ico if the partner has no icon. */
const noIcon = '<link rel="icon" href="data:,">';

/** Returns the elements that describe a portal in the head of its pages. */
export function describeSite(presented: Presented | null): string {
  if (!presented) return noIcon;
  const { site, code } = presented;
  const manifest = `/manifest/${languages[code].name}.webmanifest?v=${toShortHash(manifestOf(presented))}`;
  const icon = `<link rel="icon" type="image/svg+xml" href="${textForHtml(site.icon)}">`;
  const description = `<meta name="description" content="${textForHtml(descriptionOf(presented))}">`;
  return `${description}${icon}<link rel="manifest" href="${manifest}">`;
}

const descriptionOf = ({ theme, site, code, files }: Presented): string =>
  files.description(theme, languages[code].name, site.kind);

function manifestOf(presented: Presented): string {
  const { client, site, code } = presented;
  const name = getTitle(client, '');
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: descriptionOf(presented),
    lang: languages[code].locale,
    start_url: '/',
    scope: '/',
    // Shows buttons to go back and to reload, which the portal leaves to the browser.
    display: 'minimal-ui',
    theme_color: site.themeColour,
    background_color: site.backgroundColour,
    icons: [{ src: site.icon, sizes: 'any', type: 'image/svg+xml' }],
  });
}

type Sources = {
  enter: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  clientOf: (request: FastifyRequest) => Promise<Client | null>;
  readTexts: () => Promise<TextFiles>;
  present: Present;
};

/** Serves a partner's manifest in each language. Browsers send no cookies for it, so the language is in its address. */
export function manifestRoute(app: FastifyInstance, { enter, clientOf, readTexts, present }: Sources): void {
  app.get<{ Params: { file: string }; Querystring: { v?: unknown } }>('/manifest/:file', async (request, reply) => {
    const { params, query } = request;
    await enter(request, reply);
    const code = codes.find((known) => params.file === `${languages[known].name}.webmanifest`);
    const presented = code && (await present(await clientOf(request), await readTexts()));
    if (!presented) return reply.callNotFound();
    const json = manifestOf({ ...presented, code });
    const hash = toShortHash(json);
    reply.header('cache-control', query.v === hash ? immutable : askAgain);
    return compressedOnce(json, hash)(request, reply.type('application/manifest+json; charset=utf-8'));
  });
}

const codes = Object.keys(languages) as LanguageCode[];
