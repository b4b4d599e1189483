import { isLanguageCode, languages } from '#schema/languages.ts';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { useLanguages } from '#src/session/useLanguages.ts';

type LanguageFieldProps = {
  /** The language that the insurer stores, in capitals: it stays in the list even if the partner does not offer it. */
  known: string;
  hint?: Words;
  disabled?: boolean;
};

/** Asks for one of the partner's languages. Its value is the language part of a locale, in capitals. */
export function LanguageField({ known, ...props }: LanguageFieldProps) {
  const { offered } = useLanguages();
  const codes = [...new Set([...offered.filter(isLanguageCode).map(languageOf), known])];
  const options = codes.map((code) => ({ value: code, label: languageName(code) }));

  return <SelectField name="language" label="account.profile.form.language" options={options} {...props} />;
}

const languageOf = (code: keyof typeof languages): string => languages[code].locale.slice(0, 2).toUpperCase();

/** Returns what speakers call a language; the code itself, if it is not one that the portal knows. */
export function languageName(language: string): string {
  const code = language.toLowerCase();
  return isLanguageCode(code) ? languages[code].endonym : language;
}
