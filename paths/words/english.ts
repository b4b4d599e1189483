import { readdirSync, readFileSync } from 'node:fs';

import { createIntl } from 'react-intl';

import type { TextId, Values } from '../texts.ts';

type Catalogue = Record<string, string | { defaultMessage: string }>;

const folders = { en: 'english', es: 'spanish', fr: 'french' } as const;
export type Spoken = keyof typeof folders;

const spoken = (code: Spoken) => {
  const folder = new URL(`../../translations/${folders[code]}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const files = names.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Catalogue);
  const messages = Object.fromEntries(
    files
      .flatMap(Object.entries<Catalogue[string]>)
      .map(([id, text]) => [id, typeof text === 'string' ? text : text.defaultMessage]),
  ) as Record<TextId, string>;
  // Unknown placeholders stay as they are in the catalogue.
  return createIntl({ locale: code, messages, onError: () => {} });
};
const known: Partial<Record<Spoken, ReturnType<typeof spoken>>> = {};

/** Returns a text of the portal, in English by default. */
export function say(id: TextId, values: Values = {}, code: Spoken = 'en'): string {
  const intl = (known[code] ??= spoken(code));
  // Strips the tags of links.
  return intl.formatMessage({ id }, values, { ignoreTag: true }).replace(/<\/?\w+>/g, '');
}

/** Returns a text up to the first placeholder without a value. Throws if nothing precedes it. */
export function sayKnown(id: TextId, values: Values = {}): string {
  const [known = ''] = say(id, values).split('{');
  if (!known.trim()) throw new Error(`${id} needs a value for its first placeholder`);
  return known.trim();
}

/** Splits an identifier into words: `flightRow`, `session.endedElsewhere`. */
export const plain = (name: string): string =>
  name
    .replace(/[.\s_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const sentence = (words: string): string => {
  const text = capital(words);
  return /[.!?…:]”?$/.test(text) ? text : `${text}.`;
};

export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}
