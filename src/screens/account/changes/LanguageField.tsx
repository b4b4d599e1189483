import { getBaseLanguage } from '#rules/languages.ts';
import { isLanguageCode, languages } from '#schema/languages.ts';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { useLanguages } from '#src/session/useLanguages.ts';

type LanguageFieldProps = {
  /** The stored language, in capitals. The list includes it even if the partner does not offer it. */
  known: string;
  hint?: Words;
  disabled?: boolean;
};

/**
 * A field for one of the partner's languages. Its value is the language part of a locale, in capitals, so that Mexican
 * Spanish is Spanish.
 */
export function LanguageField({ known, ...props }: LanguageFieldProps) {
  const { offered } = useLanguages();
  const codes = [...new Set([...offered.map((code) => getBaseLanguage(code).toUpperCase()), known])];
  const options = codes.map((code) => ({ value: code, label: languageName(code) }));

  return <SelectField name="language" label="account.profile.form.language" options={options} {...props} />;
}

/** Returns the native name of a language, or its code if the portal does not know it. */
export function languageName(language: string): string {
  const code = language.toLowerCase();
  return isLanguageCode(code) ? languages[code].endonym : language;
}
