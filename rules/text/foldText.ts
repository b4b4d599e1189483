/**
 * Returns a text without case and accents. Case does not depend on the language, so that the four kinds of i in Turkish
 * are one.
 */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
