import { createIntl } from 'react-intl';
import type { TextId, Values } from '#paths/texts.ts';
import { type LanguageCode, languages } from '#schema/languages.ts';

import chinese from '../../../translations/generated/chinese.json';
import english from '../../../translations/generated/english.json';
import french from '../../../translations/generated/french.json';
import german from '../../../translations/generated/german.json';
import italian from '../../../translations/generated/italian.json';
import mexican from '../../../translations/generated/mexican.json';
import portuguese from '../../../translations/generated/portuguese.json';
import spanish from '../../../translations/generated/spanish.json';
import turkish from '../../../translations/generated/turkish.json';

const inEnglish = Object.fromEntries(Object.entries(english).map(([id, { defaultMessage }]) => [id, defaultMessage]));

/** All texts by id, per translated language. */
export const catalogues: Partial<Record<LanguageCode, Record<string, string>>> = {
  en: inEnglish,
  es: spanish,
  zh: chinese,
  fr: french,
  pt: portuguese,
  mx: mexican,
  de: german,
  it: italian,
  tr: turkish,
};

/** Returns a text in the language of the page. */
export const say = (id: TextId, values: Values = {}): string =>
  intlOnPage().formatMessage({ id }, { link: (words: string[]) => words.join(''), ...values });

/** Returns the words of a text up to the first placeholder without a value. Throws if there are none. */
export function sayKnown(id: TextId, values: Values = {}): string {
  // A placeholder without a value stays as in the catalogue.
  const [known = ''] = intlOnPage(() => {})
    .formatMessage({ id }, values, { ignoreTag: true })
    .replace(/<\/?\w+>/g, '')
    .split('{');
  if (!known.trim()) throw new Error(`${id} needs a value for its first placeholder`);
  return known.trim();
}

function intlOnPage(onError?: () => void) {
  const { lang } = document.documentElement;
  const [code] = Object.entries(languages).find(([, { locale }]) => locale === lang) ?? ['en'];
  const messages = catalogues[code as LanguageCode] ?? inEnglish;
  return createIntl({ locale: languages[code as LanguageCode].locale, messages, ...(onError && { onError }) });
}
