import type { IncomingHttpHeaders } from 'node:http';

import { isLanguageCode, type LanguageCode, languages } from '#schema/languages.ts';

import { createNegotiator } from './negotiator.ts';

/** Languages that a user record supports, for themes that name none. */
export const usualLanguages = ['en', 'es', 'fr'];

/**
 * Returns the languages to try, best first: the customer's choice, the browser's, the partner's country's, English.
 *
 * @param country the partner's, an ISO code
 */
export function rankLanguages(headers: IncomingHttpHeaders, offered: readonly string[], country = ''): LanguageCode[] {
  const known = offered.filter(isLanguageCode);
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  const spoken = createNegotiator(headers).languages(known.map(tagOf));
  const codes = spoken.map((tag) => known.find((code) => tagOf(code) === tag));
  const local = known.find((code) => languages[code].locale.endsWith(`-${country}`));
  return [...new Set([known.find((code) => code === chosen), ...codes, local, 'en'].filter(isLanguageCode))];
}

/** Returns the BCP 47 tag that browsers send: the language alone, except for variants such as Mexican Spanish. */
const tagOf = (code: LanguageCode): string => {
  const { locale } = languages[code];
  return locale.startsWith(`${code}-`) ? code : locale;
};
