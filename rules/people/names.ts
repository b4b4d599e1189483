import { typedText } from '../text/typedText.ts';

export const longestName = 100;

/** Returns a person's whole name. In Chinese characters, the last name comes first, without a space. */
export const joinNames = (first: string, last: string): string =>
  /^\p{Script=Han}+$/u.test(first + last) ? last + first : `${first} ${last}`;

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
