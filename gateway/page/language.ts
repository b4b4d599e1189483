import { isLanguageCode, type LanguageCode, languages } from '#schema/languages.ts';

type Wishes = { cookie: string | undefined; acceptLanguage: string | undefined };

/** Offered where the theme says nothing: what a user record can hold. */
export const usualLanguages = ['en', 'es', 'fr'];

/** The languages to try, best first: what the customer chose, what the browser speaks, English. */
export function languagesFor({ cookie, acceptLanguage }: Wishes, offered: readonly string[]): LanguageCode[] {
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(cookie ?? '')?.[1];
  const wanted = [chosen, ...spokenIn(acceptLanguage ?? '').flatMap(codesOf)];
  const known = [...wanted.filter((code) => offered.includes(code ?? '')), 'en'].filter(isLanguageCode);
  return [...new Set(known)];
}

/** The tags of Accept-Language, the dearest first. */
function spokenIn(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** The language of just this region first (Mexican), then the language as such. */
function codesOf(tag: string): string[] {
  const regional = Object.keys(languages).filter(
    (code) => isLanguageCode(code) && languages[code].locale.toLowerCase() === tag,
  );
  return [...regional, tag.split('-')[0] ?? ''];
}
