import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { array, is, string, type } from 'superstruct';

import { firstScreenTexts, Messages } from '#schema/page.ts';
import type { Site } from '#schema/site.ts';

import { type FreshFile, freshFiles } from '../lib/freshFile.ts';
import { isThemeName } from './theme.ts';

type Texts = Record<string, unknown>;
type Excerpt = { firstScreen: Texts; descriptions: Texts };

export type TextFiles = {
  /** Addresses of all files, by theme/name or name. */
  addresses: Record<string, string>;
  themes: string[];
  /** Returns whether there are texts in a language, either of the theme or common ones. */
  has: (theme: string | undefined, name: string) => boolean;
  /**
   * Returns the first screen's texts in a language, with the theme's own over the common ones, and a mark of their
   * files.
   */
  firstScreen: (theme: string | undefined, name: string) => { mark: string; texts: () => Texts };
  /** Returns a description of a kind of portal in a language, preferring the theme's own. */
  description: (theme: string, name: string, kind: Site['kind']) => string;
};

/** Milliseconds for which a listing of the folders is reused: a page needs dozens of files. */
const lookEveryMs = 1_000;

export function createTextsReader(dist: string): () => Promise<TextFiles> {
  const read = freshFiles(excerptOf);
  let looked: { at: number; files: Promise<TextFiles> } | undefined;

  async function look(): Promise<TextFiles> {
    const themes = (await namesIn(join(dist, 'themes'))).filter(isThemeName);
    const folders = ['', ...themes].map((theme) => ({
      theme,
      path: theme ? `themes/${theme}/translations` : 'translations',
    }));
    const files = new Map<string, FreshFile<Excerpt>>();
    const addresses: Record<string, string> = {};
    for (const { theme, path } of folders) {
      for (const name of (await namesIn(join(dist, path))).filter((file) => file.endsWith('.json'))) {
        const file = await read(join(dist, path, name)).catch(() => undefined);
        if (!file) continue;
        const key = join(theme, name.slice(0, -'.json'.length));
        files.set(key, file);
        addresses[key] = `/${path}/${name}?v=${file.hash}`;
      }
    }
    const filesOf = (theme: string | undefined, name: string) =>
      (theme === undefined ? [name] : [name, `${theme}/${name}`]).flatMap((key) => files.get(key) ?? []);
    return {
      addresses,
      themes,
      has: (theme, name) => filesOf(theme, name).length > 0,
      firstScreen: (theme, name) => {
        const found = filesOf(theme, name);
        return {
          mark: found.map(({ hash }) => hash).join(' '),
          texts: () => Object.assign({}, ...found.map(({ content }) => content.firstScreen)),
        };
      },
      description: (theme, name, kind) => {
        const found = filesOf(theme, name).map(({ content }) => content.descriptions[descriptions[kind]]);
        return plainText(found.findLast((text) => text !== undefined));
      },
    };
  }

  return () => {
    const now = performance.now();
    if (!looked || now - looked.at > lookEveryMs) looked = { at: now, files: look() };
    return looked.files;
  };
}

const descriptions: Record<Site['kind'], string> = {
  travel: 'site.description.travel',
  business: 'site.description.business',
  monitoring: 'site.description.monitoring',
};

function excerptOf(text: string): Excerpt {
  const texts: unknown = JSON.parse(text);
  if (!is(texts, Messages)) throw new Error('no texts');
  const wanted = (isWanted: (id: string) => boolean) =>
    Object.fromEntries(Object.entries(texts).filter(([id]) => isWanted(id)));
  return {
    firstScreen: wanted(isOfFirstScreen),
    descriptions: wanted((id) => Object.values(descriptions).includes(id)),
  };
}

/** Returns the text of a compiled message without parameters. */
const plainText = (compiled: unknown): string =>
  is(compiled, array(type({ value: string() }))) ? compiled.map(({ value }) => value).join('') : '';

const isOfFirstScreen = (id: string) =>
  firstScreenTexts.some((wanted) => (wanted.endsWith('.') ? id.startsWith(wanted) : id === wanted));

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.sort(),
    () => [],
  );
