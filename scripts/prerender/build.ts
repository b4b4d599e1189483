import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { is } from 'superstruct';

import { oldBrowserFile } from '#schema/browsers.ts';
import { isLanguageCode, type LanguageCode, languages } from '#schema/languages.ts';
import { Messages, type Page } from '#schema/page.ts';
import { partnerPlace, pictureAddresses, pictureFile } from '#schema/picture.ts';
import { ThemeConfig } from '#schema/theme.ts';
import { getReason } from '#scripts/translations/reason.ts';

import { assembled, type Drawing } from './assemble.ts';

type Prerender = {
  draw: (page: Page, path: string) => Drawing;
  drawOldBrowserPage: (code: LanguageCode, messages: Record<string, unknown>) => string;
  earlyScript: string;
};

const earlyPlace = '<!--%EARLY%-->';
const dist = resolve(process.argv[2] ?? 'dist');

try {
  console.log(`Pictures of the sign-in page: ${await buildPictures()}.`);
  // Timers and channels to other tabs that the app started would keep the process alive.
  process.exit();
} catch (error) {
  console.error(getReason(error));
  process.exit(1);
}

async function buildPictures(): Promise<number> {
  const prerender = (await import(pathToFileURL(join(dist, 'prerender/render.js')).href)) as Prerender;
  const { draw, earlyScript } = prerender;
  await buildOldBrowserPages(prerender);
  const template = await readFile(join(dist, 'app/index.html'), 'utf8');
  if (!template.includes(earlyPlace)) throw new Error(`The page has no place for ${earlyPlace}.`);
  await writeFile(
    join(dist, 'app/index.html'),
    template.replace(earlyPlace, () => `<script nonce="%NONCE%">${earlyScript}</script>`),
  );
  const sheet = [...template.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles]) => styles).join('');

  let count = 0;
  for (const name of await readdir(join(dist, 'themes'))) {
    const theme = await jsonIn(`themes/${name}/config.json`).catch(() => null);
    // Some themes are invalid on purpose.
    if (!is(theme, ThemeConfig)) continue;
    for (const code of new Set([...theme.config.languages, 'en'].filter(isLanguageCode))) {
      const language = languages[code].name;
      const messages = await messagesIn(name, language);
      const page = pageOf(theme, { code, messages });
      for (const address of pictureAddresses) {
        const file = join(dist, 'app', pictureFile(name, language, address) ?? '');
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, assembled(draw(page, address), sheet));
        count++;
      }
    }
  }
  return count;
}

/** Builds a page for each language with texts, independent of themes. */
async function buildOldBrowserPages({ drawOldBrowserPage }: Prerender): Promise<void> {
  await mkdir(join(dist, 'app', dirname(oldBrowserFile(''))), { recursive: true });
  for (const code of Object.keys(languages).filter(isLanguageCode)) {
    const { name } = languages[code];
    const messages = await jsonIn(`translations/${name}.json`).catch(() => null);
    if (is(messages, Messages))
      await writeFile(join(dist, 'app', oldBrowserFile(name)), drawOldBrowserPage(code, messages));
  }
}

async function jsonIn(file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(dist, file), 'utf8'));
}

/** Returns a theme's texts merged over the common ones, as in the gateway. */
async function messagesIn(theme: string, language: string): Promise<Record<string, unknown>> {
  const files = [`translations/${language}.json`, `themes/${theme}/translations/${language}.json`];
  const found = await Promise.all(files.map((file) => jsonIn(file).catch(() => ({}))));
  return Object.assign({}, ...found.map((messages) => (is(messages, Messages) ? messages : {})));
}

function pageOf(theme: ThemeConfig, texts: NonNullable<Page['texts']>): Page {
  const branding = { theme: theme.theme, product: '', name: partnerPlace };
  return {
    now: Date.now(),
    client: { partnerId: '', cmsBundle: '', branding },
    code: texts.code,
    theme,
    texts,
    translations: {},
    themes: [],
  };
}
