import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { assert, nonempty, object, record, string } from 'superstruct';

import { reasonOf } from './reason.ts';

/** Id → text. */
export type Texts = Record<string, string>;
type English = Record<string, { defaultMessage: string; description: string }>;
/** Texts by language name, and what the translator reads about each. */
export type Catalogue = { texts: Record<string, Texts> & { english: Texts }; descriptions: Texts };

const English = record(string(), object({ defaultMessage: nonempty(string()), description: string() }));
const Other = record(string(), nonempty(string()));

/** Language name → the file as it is written, of every `{name}.json` in a folder; nothing where there is no folder. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const files = names.map(async (name) => [basename(name, '.json'), await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(files));
}

/** Throws where a file is not what it should be. */
export function catalogueOf(files: Record<string, string>): Catalogue {
  const { english = '{}', ...rest } = files;
  const entries = Object.entries(read('english', english, English) as English);
  const others = Object.entries(rest).map(([name, text]) => [name, textsOf(name, text)]);
  return {
    texts: {
      english: Object.fromEntries(entries.map(([id, { defaultMessage }]) => [id, defaultMessage])),
      ...Object.fromEntries(others),
    },
    descriptions: Object.fromEntries(entries.map(([id, { description }]) => [id, description])),
  };
}

/** A file of texts alone: another language, or what a theme puts in the place of some of them. */
export function textsOf(name: string, text: string): Texts {
  return read(name, text, Other) as Texts;
}

function read(name: string, text: string, struct: typeof English | typeof Other): unknown {
  try {
    const value: unknown = JSON.parse(text);
    assert(value, struct as typeof Other);
    return value;
  } catch (error) {
    throw new Error(`${name}.json cannot be read: ${reasonOf(error)}`);
  }
}
