import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type LanguageCode, languages } from '#schema/languages.ts';
import type { Client } from '#schema/rest/client.ts';
import type { Site } from '#schema/site.ts';

import { hashOf } from '../lib/freshFile.ts';
import { compressedOnce } from './compress.ts';
import { titleOf } from './page.ts';
import { askAgain, immutable } from './statics.ts';
import { textForHtml } from './template.ts';
import type { TextFiles } from './texts.ts';

/** A portal as a browser, a search engine or a home screen presents it. */
type Presented = { client: Client; theme: string; site: Site; code: LanguageCode; files: TextFiles };

/** Looks up what the build has for a client. Null without a client, or if the build lacks even the baseline theme. */
export type Present = (client: Client | null, files: TextFiles) => Promise<Omit<Presented, 'code'> | null>;

/** Without an icon of the partner, browsers must not ask for /favicon.ico. */
const noIcon = '<link rel="icon" href="data:,">';

/** The elements that describe a portal in the head of its pages. */
export function describeSite(presented: Presented | null): string {
  if (!presented) return noIcon;
  const { site, code } = presented;
  const manifest = `/manifest/${languages[code].name}.webmanifest?v=${hashOf(manifestOf(presented))}`;
  const icon = `<link rel="icon" type="image/svg+xml" href="${textForHtml(site.icon)}">`;
  const description = `<meta name="description" content="${textForHtml(descriptionOf(presented))}">`;
  return `${description}${icon}<link rel="manifest" href="${manifest}">`;
}

const descriptionOf = ({ theme, site, code, files }: Presented): string =>
  files.description(theme, languages[code].name, site.kind);

function manifestOf(presented: Presented): string {
  const { client, site, code } = presented;
  const name = titleOf(client, '');
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: descriptionOf(presented),
    lang: languages[code].locale,
    start_url: '/',
    scope: '/',
    // With buttons to go back and to load again, which the portal leaves to the browser.
    display: 'minimal-ui',
    theme_color: site.themeColour,
    background_color: site.backgroundColour,
    icons: [{ src: site.icon, sizes: 'any', type: 'image/svg+xml' }],
  });
}

type Sources = {
  /** Lets a request in, or refuses it. */
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
    const hash = hashOf(json);
    reply.header('cache-control', query.v === hash ? immutable : askAgain);
    return compressedOnce(json, hash)(request, reply.type('application/manifest+json; charset=utf-8'));
  });
}

const codes = Object.keys(languages) as LanguageCode[];
