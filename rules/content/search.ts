/** Longer than any realistic search. */
export const mostSought = 100;

/**
 * Returns the words between spaces, without case, accents or Markdown syntax. Case does not depend on the language, so
 * that the four kinds of i in Turkish are one.
 */
const wordsIn = (text: string): string => {
  const words = text
    .replaceAll(/\]\([^()]*\)/g, ']')
    .replaceAll('&nbsp;', ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${words.trim()} `;
};

/** A shorter stem would match the beginning of too many words. */
const fewestOfStem = 4;
const mostOfEnding = 3;

/**
 * Returns what a text must contain to match a word: a word that begins with it, or one of its shorter stems as a whole
 * word.
 */
function formsOf(word: string): string[] {
  // Chinese has no spaces between words.
  if (/\p{Script=Han}/u.test(word)) return [word];
  const stems = Array.from({ length: mostOfEnding }, (_, at) => word.slice(0, -1 - at));
  return [` ${word}`, ...stems.filter(({ length }) => length >= fewestOfStem).map((stem) => ` ${stem} `)];
}

/**
 * Returns the items whose texts contain every search word: as the beginning of a word, or with another ending. Items
 * whose first text, the title, contains all of them come first.
 */
export function searchItems<Item>(
  items: readonly Item[],
  { sought, textsOf }: { sought: string; textsOf: (item: Item) => readonly string[] },
): Item[] {
  const words = wordsIn(sought.slice(0, mostSought)).split(' ').filter(Boolean).map(formsOf);
  const holdsAll = (text: string) => words.every((forms) => forms.some((form) => text.includes(form)));
  const found = items
    .map((item) => ({ item, texts: textsOf(item).map((text) => wordsIn(text)) }))
    .filter(({ texts }) => holdsAll(texts.join('')));
  const isInTitle = ({ texts: [title = ''] }: { texts: string[] }) => holdsAll(title);

  return [...found.filter(isInTitle), ...found.filter((each) => !isInTitle(each))].map(({ item }) => item);
}

/** Returns whether the text contains anything to search for. */
export const isSearch = (sought: string): boolean => /[\p{L}\p{N}]/u.test(sought);
