import { languages } from '#schema/languages.ts';

import { createCatalogue, readLanguages } from './catalogue.ts';
import { readCityNames } from './cities.ts';
import { type Compiled, compile } from './compile.ts';
import { pseudo } from './pseudo.ts';
import { getReason } from './reason.ts';

/**
 * Returns compiled texts by language name with the names of cities, including pseudo, which is derived from English.
 * Throws on invalid texts.
 */
export async function compiledLanguages(folder: string): Promise<Record<string, Compiled>> {
  const { texts } = createCatalogue(await readLanguages(folder));
  const cities = await readCityNames();
  const known: string[] = Object.values(languages).map(({ name }) => name);
  const unknown = Object.keys(texts).filter((name) => !known.includes(name) || name === 'pseudo');
  if (unknown.length) throw new Error(`${folder}/${unknown[0]} is of no language that schema/languages.ts knows.`);

  const entries = Object.entries(texts).map(([name, own]) => {
    try {
      return [name, compile({ ...own, ...cities[name] })];
    } catch (error) {
      throw new Error(`${folder}/${name}: ${getReason(error)}`);
    }
  });
  return { ...Object.fromEntries(entries), pseudo: pseudo(compile(texts.english)) };
}
