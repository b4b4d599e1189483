/** Longer than anything somebody looks for. */
export const mostSought = 100;

/** Its words between spaces, without case or accents; of Markdown, what is read of it. */
const wordsIn = (text: string, locale: string): string => {
  const words = text
    .replaceAll(/\]\([^()]*\)/g, ']')
    .replaceAll('&nbsp;', ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleUpperCase(locale)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${words.trim()} `;
};

/** A word that has fewer letters begins too many others. */
const fewestOfStem = 4;
const mostOfEnding = 3;

/** What of a word is to stand in a text: its beginning, or, of its other forms, a whole word that it begins with. */
function formsOf(word: string): string[] {
  const stems = Array.from({ length: mostOfEnding }, (_, at) => word.slice(0, -1 - at));
  return [` ${word}`, ...stems.filter(({ length }) => length >= fewestOfStem).map((stem) => ` ${stem} `)];
}

/**
 * Items in whose texts each word of what is sought is found, in whatever form: it begins a word of theirs, or is one of
 * theirs with an ending. Those with all of it in their first text, the title, stand before the others.
 *
 * @param locale of what is sought and of the texts
 */
export function soughtIn<Item>(
  items: readonly Item[],
  { sought, locale, textsOf }: { sought: string; locale: string; textsOf: (item: Item) => readonly string[] },
): Item[] {
  const words = wordsIn(sought.slice(0, mostSought), locale).split(' ').filter(Boolean).map(formsOf);
  const holdsAll = (text: string) => words.every((forms) => forms.some((form) => text.includes(form)));
  const found = items
    .map((item) => ({ item, texts: textsOf(item).map((text) => wordsIn(text, locale)) }))
    .filter(({ texts }) => holdsAll(texts.join('')));
  const isInTitle = ({ texts: [title = ''] }: { texts: string[] }) => holdsAll(title);

  return [...found.filter(isInTitle), ...found.filter((each) => !isInTitle(each))].map(({ item }) => item);
}

/** Whether there is anything to look for. */
export const isSearch = (sought: string): boolean => /[\p{L}\p{N}]/u.test(sought);
