import type { IncomingHttpHeaders } from 'node:http';

import { isLanguageCode, type LanguageCode, languages } from '#schema/languages.ts';

import { negotiatorFor } from './negotiator.ts';

/** Offered where the theme says nothing: what a user record can hold. */
export const usualLanguages = ['en', 'es', 'fr'];

/**
 * The languages to try, best first: what the customer chose, what the browser speaks, what is spoken where the partner is,
 * English.
 *
 * @param country the partner's, an ISO code
 */
export function languagesFor(headers: IncomingHttpHeaders, offered: readonly string[], country = ''): LanguageCode[] {
  const known = offered.filter(isLanguageCode);
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  const spoken = negotiatorFor(headers).languages(known.map(tagOf));
  const codes = spoken.map((tag) => known.find((code) => tagOf(code) === tag));
  const local = known.find((code) => languages[code].locale.endsWith(`-${country}`));
  return [...new Set([known.find((code) => code === chosen), ...codes, local, 'en'].filter(isLanguageCode))];
}

/** What a browser calls it: most go by their language whatever the region, Mexican is one of a region. */
const tagOf = (code: LanguageCode): string => {
  const { locale } = languages[code];
  return locale.startsWith(`${code}-`) ? code : locale;
};
