import { fileURLToPath } from 'node:url';

import { cityTextId } from '#schema/cities.ts';

import { parseTexts, readAreaFiles, type Texts, variants } from './catalogue.ts';

/** From Unicode CLDR 48, under the licence beside them; names of cities without a time zone are the project's own. */
const folder = fileURLToPath(new URL('cities', import.meta.url));

/**
 * Returns the texts for the names of cities, by language name. They are not part of the catalogue, because a language
 * only has the names that differ from English.
 */
export async function readCityNames(): Promise<Record<string, Texts>> {
  const files = Object.entries(await readAreaFiles(folder));
  const own: Record<string, Texts> = Object.fromEntries(
    files.map(([language, text]) => [language, toTexts(parseTexts(`cities/${language}`, text))]),
  );
  const names = [...new Set([...Object.keys(own), ...Object.keys(variants)])];
  return Object.fromEntries(names.map((name) => [name, { ...own[variants[name] ?? ''], ...own[name] }]));
}

const toTexts = (names: Texts): Texts =>
  Object.fromEntries(Object.entries(names).map(([english, name]) => [cityTextId(english), name]));
