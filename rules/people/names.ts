/** A first or last name: letters of any language with their accents, hyphens, apostrophes of both kinds, spaces. */
export const nameProblem =
  <Missing extends string>(missing: Missing) =>
  (text: string): Missing | 'validation.alphabetic' | null => {
    if (text.trim() === '') return missing;
    return /^[\p{L}\p{M} '’-]+$/u.test(text) ? null : 'validation.alphabetic';
  };
