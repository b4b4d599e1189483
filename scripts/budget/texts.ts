import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { isLanguageCode, languages } from '#schema/languages.ts';
import { type FirstScreen, firstScreenTexts } from '#schema/page.ts';
import type { ThemeConfig } from '#schema/theme.ts';

import { kilobytes } from './weigh.ts';

/**
 * Returns a table of the file that the first screen loads beside its scripts, with the theme and its texts: the
 * heaviest theme of each language. Every file above `most` bytes, in brotli, is a violation.
 */
export async function weighTexts(dist: string, most: number): Promise<{ table: string; wrong: string[] }> {
  const weights: { theme: string; code: string; bytes: number }[] = [];
  for (const name of await readdir(join(dist, 'themes'))) {
    const theme = await readJson<ThemeConfig>(join(dist, 'themes', name, 'config.json'));
    for (const code of theme?.config.languages.filter(isLanguageCode) ?? []) {
      const file = `translations/${languages[code].name}.json`;
      const texts =
        (await readJson<Texts>(join(dist, 'themes', name, file))) ?? (await readJson<Texts>(join(dist, file)));
      const messages = Object.fromEntries(Object.entries(texts ?? {}).filter(([id]) => isOfFirstScreen(id)));
      const screen: FirstScreen = { theme, texts: { code, messages } };
      weights.push({ theme: name, code, bytes: brotliCompressSync(JSON.stringify(screen)).length });
    }
  }
  weights.sort((one, other) => other.bytes - one.bytes);
  const heaviest = weights.filter(({ code }, at) => weights.findIndex((weight) => weight.code === code) === at);
  return {
    table: [
      `Theme and texts of the first screen, of at most ${kilobytes(most)} (heaviest theme of each language):`,
      ...heaviest.map(({ theme, code, bytes }) => `${kilobytes(bytes).padStart(9)}  ${code} (${theme})`),
    ].join('\n'),
    wrong: [
      ...(weights.length === 0 ? ['The build has no theme with texts.'] : []),
      ...weights
        .filter(({ bytes }) => bytes > most)
        .map(({ theme, code, bytes }) => `The first screen of ${theme} in ${code} loads ${kilobytes(bytes)} of texts.`),
    ],
  };
}

type Texts = Record<string, unknown>;

const isOfFirstScreen = (id: string): boolean =>
  firstScreenTexts.some((wanted) => (wanted.endsWith('.') ? id.startsWith(wanted) : id === wanted));

/** Returns null for a missing file, and for that of the theme that is unreadable on purpose. */
const readJson = <Content>(path: string): Promise<Content | null> =>
  readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Content,
    () => null,
  );
