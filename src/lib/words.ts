/** A code of the insurer's that no text is known for, fit to be read: POWER_OUTAGE becomes Power outage. */
export function readable(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As the beginning of a sentence: in French and Spanish a day of the week has a small letter elsewhere. */
export const asBeginning = (words: string, language: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
