import { typedText } from '../text/typedText.ts';

export const longestName = 100;

/**
 * Returns the problem of a first or last name. Allows letters of any language with their accents, hyphens, both kinds
 * of apostrophe, and spaces.
 */
export const nameProblem =
  <Missing extends string>(missing: Missing) =>
  (text: string): Missing | 'validation.alphabetic' | null => {
    const name = typedText(text);
    if (name === '') return missing;
    return /^[\p{L}\p{M} '’-]+$/u.test(name) ? null : 'validation.alphabetic';
  };
