import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type LanguageCode, languages } from '#schema/languages.ts';
import type { FirstScreen } from '#schema/page.ts';
import type { ThemeConfig } from '#schema/theme.ts';

import { type FreshFile, toShortHash } from '../lib/freshFile.ts';
import { compressedOnce } from './compress.ts';
import { askAgain, immutable } from './statics.ts';
import type { TextFiles } from './texts.ts';

type Theme = FreshFile<ThemeConfig> | null;

type File = {
  address: string;
  hash: string;
  send: (request: FastifyRequest, reply: FastifyReply) => string | Promise<Buffer>;
};

export type FirstScreens = (theme: Theme, code: LanguageCode, files: TextFiles) => File | null;

/**
 * Returns the `FirstScreen` of a theme and a language, rebuilt when one of their files changes, or null without texts.
 */
export function firstScreens(): FirstScreens {
  const made = new Map<string, { mark: string; file: File }>();

  return (theme, code, files) => {
    const name = theme?.content.theme;
    if (!files.has(name, languages[code].name)) return null;
    const { mark, texts } = files.firstScreen(name, languages[code].name);
    const key = `${name ?? ''}/${code}`;
    const fresh = `${theme?.hash} ${mark}`;
    const known = made.get(key);
    if (known?.mark === fresh) return known.file;
    const file = fileOf({ theme: theme?.content ?? null, texts: { code, messages: texts() } }, code);
    made.set(key, { mark: fresh, file });
    return file;
  };
}

function fileOf(content: FirstScreen, code: LanguageCode): File {
  const json = JSON.stringify(content);
  const hash = toShortHash(json);
  const theme = content.theme ? `theme=${content.theme.theme}&` : '';
  return {
    address: `/first-screen/${languages[code].name}.json?${theme}v=${hash}`,
    hash,
    send: compressedOnce(json, hash),
  };
}

type Sources = {
  readTheme: (name: string) => Promise<Theme>;
  readTexts: () => Promise<TextFiles>;
  firstScreenOf: FirstScreens;
};

/** Serves the first screens. A response of a newer build than the page's must not be cached. */
export function firstScreenRoute(app: FastifyInstance, { readTheme, readTexts, firstScreenOf }: Sources): void {
  app.get<{ Params: { file: string }; Querystring: { theme?: unknown; v?: unknown } }>(
    '/first-screen/:file',
    async (request, reply) => {
      const { params, query } = request;
      const code = codes.find((known) => params.file === `${languages[known].name}.json`);
      const files = await readTexts();
      const theme = files.themes.find((known) => known === query.theme);
      const config = theme === undefined ? null : await readTheme(theme);
      const isThemeGone = query.theme !== undefined && !config;
      const file = code && !isThemeGone ? firstScreenOf(config, code, files) : null;
      if (!file) return reply.callNotFound();
      reply.header('cache-control', query.v === file.hash ? immutable : askAgain);
      return file.send(request, reply.type('application/json; charset=utf-8'));
    },
  );
}

const codes = Object.keys(languages) as LanguageCode[];
