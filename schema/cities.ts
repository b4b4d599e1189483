/** Returns the id of the text that translates the name of a city. Case and accents do not matter. */
export const cityTextId = (name: string): string => `cities.${foldLetters(name)}`;

/** Drops case and accents letter by letter, so that positions in the result match the text. */
export const foldLetters = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toUpperCase().charAt(0).toLowerCase()).join('');
