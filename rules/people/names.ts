import { typedText } from '../text/typedText.ts';

/** The most characters of a first or a last name. */
export const longestName = 100;

/** A first or last name: letters of any language with their accents, hyphens, apostrophes of both kinds, spaces. */
export const nameProblem =
  <Missing extends string>(missing: Missing) =>
  (text: string): Missing | 'validation.alphabetic' | null => {
    const name = typedText(text);
    if (name === '') return missing;
    return /^[\p{L}\p{M} '’-]+$/u.test(name) ? null : 'validation.alphabetic';
  };
