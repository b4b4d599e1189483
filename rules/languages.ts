import { isLanguageCode, languages } from '#schema/languages.ts';
import type { ThemeConfig } from '#schema/theme.ts';

type TextFile = { code: string; theme: string | null };

/**
 * Returns the files with the texts of a language, best first: the theme's own, the shared one, those of the language
 * that it is a variant of, English, pseudo.
 */
export function listTextFiles(code: string, theme: ThemeConfig | null): TextFile[] {
  const base = getBaseLanguage(code);
  const codes = new Set([code, base, 'en', 'pseudo']);
  return [...codes].flatMap((each) => filesIn(each, each === code || each === base ? theme : null));
}

function filesIn(code: string, theme: ThemeConfig | null): TextFile[] {
  const own = theme && isLanguageCode(code) && theme.config.ownTranslations.includes(languages[code].name);
  return [...(own ? [{ code, theme: theme.theme }] : []), { code, theme: null }];
}

/** Returns the code of the language that a language is a variant of, or its own. Accounts know no variants. */
export function getBaseLanguage(code: string): string {
  const language = isLanguageCode(code) ? languages[code] : null;
  return language && 'base' in language ? language.base : code;
}

/**
 * Returns the first requested language that is offered, otherwise English. A request is a code (`mx`), an account's
 * (`EN`) or a browser's tag: `es-MX` asks for Mexico's Spanish, then for Spanish. Pseudo is always available on
 * request.
 */
export function languageAmong(offered: readonly string[], wanted: readonly string[]): string {
  const candidates = wanted.flatMap(codesFor);
  const fallback = offered.includes('en') ? 'en' : (offered[0] ?? 'en');
  return candidates.find((code) => code === 'pseudo' || offered.includes(code)) ?? fallback;
}

function codesFor(tag: string): string[] {
  const wanted = tag.toLowerCase();
  const exact = Object.entries(languages).find(([, { locale }]) => locale.toLowerCase() === wanted)?.[0] ?? wanted;
  return [exact, wanted.split('-')[0] ?? wanted];
}
