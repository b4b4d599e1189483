/** Every language by the code that themes, the page and storage know it by. Not all of them have texts yet. */
export const languages = {
  en: { name: 'english', locale: 'en-US', endonym: 'English' },
  es: { name: 'spanish', locale: 'es-ES', endonym: 'Español' },
  zh: { name: 'chinese', locale: 'zh-CN', endonym: '中文' },
  fr: { name: 'french', locale: 'fr-FR', endonym: 'Français' },
  pt: { name: 'portuguese', locale: 'pt-PT', endonym: 'Português' },
  mx: { name: 'mexican', locale: 'es-MX', endonym: 'Español (México)' },
  de: { name: 'german', locale: 'de-DE', endonym: 'Deutsch' },
  it: { name: 'italian', locale: 'it-IT', endonym: 'Italiano' },
  tr: { name: 'turkish', locale: 'tr-TR', endonym: 'Türkçe' },
  /** English made longer and stranger, to see what a screen does with it. */
  pseudo: { name: 'pseudo', locale: 'en-XA', endonym: '[Ƥşéúðö]' },
} as const satisfies Record<string, Language>;

type Language = {
  /** Of the file that holds its texts: `/translations/{name}.json`. */
  name: string;
  /** BCP 47, for `lang` and for writing dates and numbers. */
  locale: string;
  /** What its speakers call it. */
  endonym: string;
};

export type LanguageCode = keyof typeof languages;

export function isLanguageCode(code: string | undefined): code is LanguageCode {
  return code !== undefined && Object.hasOwn(languages, code);
}
