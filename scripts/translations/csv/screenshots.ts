import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { TYPE } from '@formatjs/icu-messageformat-parser';

import type { Texts } from '../catalogue.ts';
import { compile, type Part } from '../compile.ts';
import { plainText } from '../walk.ts';

/** A picture, and the texts on it as `npm run pictures` recorded them. */
export type Picture = { name: string; words: string[] };

/** The one of four pictures of a screen that is easiest to read. */
const suffix = '--1280-light.png';

/** Returns nothing for a missing folder. */
export async function readPictures(folder: string): Promise<Picture[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const records = names.filter((name) => name.endsWith('.json') && names.includes(name.replace(/\.json$/, suffix)));
  return Promise.all(
    records.map(async (name) => ({
      name: name.replace(/\.json$/, suffix),
      words: JSON.parse(await readFile(join(folder, name), 'utf8')) as string[],
    })),
  );
}

/**
 * Returns the name of a picture that shows the text, by text id. Of several, it is the one with the fewest words. Words
 * that several texts could have written show none of them.
 */
export function findScreenshots(english: Texts, pictures: readonly Picture[]): Map<string, string> {
  const findId = createTextFinder(english);
  const found = new Map<string, string>();
  const ids = new Map<string, string | undefined>();
  for (const { name, words } of [...pictures].sort(byLength))
    for (const each of words) {
      if (!ids.has(each)) ids.set(each, findId(each));
      const id = ids.get(each);
      if (id && !found.has(id)) found.set(id, name);
    }
  return found;
}

const byLength = (one: Picture, other: Picture) =>
  one.words.length - other.words.length || (one.name < other.name ? -1 : 1);

/** Finds the only text that formats to some words: by its exact words, or else by those around its values. */
function createTextFinder(english: Texts): (words: string) => string | undefined {
  const exact = new Map<string, string[]>();
  const patterns: [id: string, pattern: RegExp][] = [];
  for (const [id, parts] of Object.entries(compile(english))) {
    const { source, isFixed } = toPattern(parts);
    if (!/\p{L}/u.test(plainText(parts))) continue;
    if (isFixed) exact.set(withSpaces(plainText(parts)), [...(exact.get(withSpaces(plainText(parts))) ?? []), id]);
    else patterns.push([id, new RegExp(`^${source}$`)]);
  }

  return (words) => {
    const text = withSpaces(words);
    const ids = exact.get(text) ?? patterns.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
    return ids.length === 1 ? ids[0] : undefined;
  };
}

function toPattern(parts: readonly Part[]): { source: string; isFixed: boolean } {
  const pieces = parts.map((part): { source: string; isFixed: boolean } => {
    if (part.type === TYPE.literal) return { source: literally(withSpaces(part.value)), isFixed: true };
    if (part.type === TYPE.tag) return toPattern(part.children);
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return { source: '.+', isFixed: false };
    const options = Object.values(part.options).map(({ value }) => toPattern(value).source);
    return { source: `(?:${options.join('|')})`, isFixed: false };
  });
  return { source: pieces.map(({ source }) => source).join(''), isFixed: pieces.every(({ isFixed }) => isFixed) };
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const withSpaces = (text: string) => text.replace(/\s+/g, ' ');
