/** All languages by their code in themes, the page and storage. */
export const languages = {
  en: { name: 'english', locale: 'en-US', endonym: 'English' },
  es: { name: 'spanish', locale: 'es-ES', endonym: 'Español' },
  zh: { name: 'chinese', locale: 'zh-CN', endonym: '中文' },
  fr: { name: 'french', locale: 'fr-FR', endonym: 'Français' },
  pt: { name: 'portuguese', locale: 'pt-PT', endonym: 'Português' },
  mx: { name: 'mexican', locale: 'es-MX', endonym: 'Español (México)', base: 'es' },
  de: { name: 'german', locale: 'de-DE', endonym: 'Deutsch' },
  it: { name: 'italian', locale: 'it-IT', endonym: 'Italiano' },
  tr: { name: 'turkish', locale: 'tr-TR', endonym: 'Türkçe' },
  /** English made longer and stranger, to test layouts. */
  pseudo: { name: 'pseudo', locale: 'en-XA', endonym: '[Ƥşéúðö]' },
} as const satisfies Record<string, Language>;

type Language = {
  /** Name of the file with its texts: `/translations/{name}.json`. */
  name: string;
  /** BCP 47, for `lang` and for formatting dates and numbers. */
  locale: string;
  /** The language's name in the language itself. */
  endonym: string;
  /** Code of the language that it is a variant of. Texts that a variant does not have are those of its base. */
  base?: string;
};

export type LanguageCode = keyof typeof languages;

export function isLanguageCode(code: string | undefined): code is LanguageCode {
  return code !== undefined && Object.hasOwn(languages, code);
}
