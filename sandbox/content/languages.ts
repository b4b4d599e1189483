import type { LanguageCode } from '#schema/languages.ts';
import { chinese } from './texts/chinese/index.ts';
import type { Content } from './texts/content.ts';
import { english } from './texts/english/index.ts';
import { french } from './texts/french/index.ts';
import { german } from './texts/german/index.ts';
import { italian } from './texts/italian/index.ts';
import { portuguese } from './texts/portuguese/index.ts';
import { spanish } from './texts/spanish/index.ts';
import { turkish } from './texts/turkish/index.ts';

/** The insurer's texts by language. */
export const contents = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  tr: turkish,
  zh: chinese,
} satisfies Partial<Record<LanguageCode, Content>>;

/** A language in which the insurer publishes. Mexican Spanish is not one: its locale `es-MX` is read as Spanish. */
export type Language = keyof typeof contents;

const isLanguage = (code: string): code is Language => Object.hasOwn(contents, code);

/** Returns the language of a BCP 47 locale, or null if there is no content in it. */
export function parseLanguage(locale: string): Language | null {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguage(language) ? language : null;
}

/** Returns the language in which to write to a customer with a locale: English if the insurer has no texts in theirs. */
export const customerLanguage = (locale = ''): Language => parseLanguage(locale) ?? 'en';

export const customerTexts = (locale: string): Content => contents[customerLanguage(locale)];
