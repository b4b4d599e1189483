/** Makes an unknown code readable: POWER_OUTAGE becomes Power outage. */
export function readable(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the comma between listed things, with the space after it where the language has one. */
export const getComma = (locale: string): string => (locale.startsWith('zh') ? '，' : ', ');

/** Returns the space between two sentences; an empty text where the language has none. */
export const getGap = (locale: string): string => (locale.startsWith('zh') ? '' : ' ');

/** Capitalises the first letter: French and Spanish weekdays are lower case inside a sentence. */
export const asBeginning = (words: string, language: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
