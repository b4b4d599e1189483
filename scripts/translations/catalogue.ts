import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { assert, nonempty, object, record, string } from 'superstruct';

import { languages } from '#schema/languages.ts';

import { byId } from './areas.mjs';
import { getReason } from './reason.ts';

export type Texts = Record<string, string>;
/** Texts by language name, and descriptions for translators. */
export type Catalogue = { texts: Record<string, Texts> & { english: Texts }; descriptions: Texts };

const English = record(string(), object({ defaultMessage: nonempty(string()), description: string() }));
const Other = record(string(), nonempty(string()));
type Struct = typeof English | typeof Other;

const merged = 'generated';

/** Languages that only have the texts in which they differ from another language, and the name of that language. */
export const variants: Record<string, string> = Object.fromEntries(
  Object.values(languages).flatMap((language) =>
    'base' in language ? [[language.name, languages[language.base].name]] : [],
  ),
);

/** Contents of every `{name}.json` in a folder, by name. */
export type Files = Record<string, string>;

/** Returns nothing for a missing folder. */
export async function readAreaFiles(folder: string): Promise<Files> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const files = names.map(async (name) => [basename(name, '.json'), await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(files));
}

/** Returns the files of each language folder, by language name. Each file is an area. */
export async function readLanguages(folder: string): Promise<Record<string, Files>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const loose = entries.find(({ name }) => name.endsWith('.json'));
  if (loose)
    throw new Error(
      `${join(folder, loose.name)} is in no language's folder: texts lie in ${folder}/{language}/{area}.json.`,
    );
  const names = entries.filter((entry) => entry.isDirectory() && entry.name !== merged).map(({ name }) => name);
  return Object.fromEntries(
    await Promise.all(names.sort().map(async (name) => [name, await readAreaFiles(join(folder, name))])),
  );
}

/**
 * Writes one file per language for types and tests, `translations/generated/{language}.json`. Writes atomically, so
 * that concurrent readers see a whole file. `cities` has the texts for the names of cities, by language name.
 */
export async function writeMerged(folder: string, cities: Record<string, Texts>): Promise<void> {
  await mkdir(join(folder, merged), { recursive: true });
  const languages = await readLanguages(folder);
  for (const [name, files] of Object.entries(languages)) {
    const own = entriesOf(name, files, name === 'english' ? English : Other);
    const base = variants[name] && languages[variants[name]];
    const ofCatalogue = base ? withBase(entriesOf(name, base, Other), own) : own;
    const texts = [...ofCatalogue, ...Object.entries(cities[name] ?? {})].sort(byId);
    const [path, text] = [
      join(folder, merged, `${name}.json`),
      `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`,
    ];
    if ((await readFile(path, 'utf8').catch(() => null)) === text) continue;
    await writeFile(`${path}.${process.pid}`, text);
    await rename(`${path}.${process.pid}`, path);
  }
}

export function createCatalogue({ english = {}, ...rest }: Record<string, Files>): Catalogue {
  const entries = entriesOf('english', english, English) as [string, { defaultMessage: string; description: string }][];
  const others = Object.entries(rest).map(
    ([name, files]) => [name, Object.fromEntries(entriesOf(name, files, Other)) as Texts] as const,
  );
  const texts: Record<string, Texts> = Object.fromEntries(others);
  return {
    texts: {
      english: Object.fromEntries(entries.map(([id, { defaultMessage }]) => [id, defaultMessage])),
      ...Object.fromEntries(others.map(([name, own]) => [name, { ...texts[variants[name] ?? ''], ...own }])),
    },
    descriptions: Object.fromEntries(entries.map(([id, { description }]) => [id, description])),
  };
}

function entriesOf(language: string, files: Files, struct: Struct): [string, unknown][] {
  return Object.entries(files)
    .flatMap(([area, text]) => Object.entries(read(`${language}/${area}`, text, struct) as object))
    .sort(byId);
}

const withBase = (base: [string, unknown][], own: [string, unknown][]): [string, unknown][] =>
  Object.entries({ ...Object.fromEntries(base), ...Object.fromEntries(own) }).sort(byId);

export function parseTexts(name: string, text: string): Texts {
  return read(name, text, Other) as Texts;
}

function read(name: string, text: string, struct: Struct): unknown {
  try {
    const value: unknown = JSON.parse(text);
    assert(value, struct as typeof Other);
    return value;
  } catch (error) {
    throw new Error(`${name}.json cannot be read: ${getReason(error)}`);
  }
}
