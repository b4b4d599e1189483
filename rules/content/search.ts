/** Longer than anything somebody looks for. */
export const mostSought = 100;

/** Its words, each after a space, without case or accents; of Markdown, what is read of it. */
const wordsIn = (text: string, locale: string): string =>
  text
    .replaceAll(/\]\([^()]*\)/g, ']')
    .replaceAll('&nbsp;', ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleUpperCase(locale)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?/, ' ');

/**
 * Items in whose texts each word of what is sought begins a word; those with all of it in their first text, the title,
 * before the others.
 *
 * @param locale of what is sought and of the texts
 */
export function soughtIn<Item>(
  items: readonly Item[],
  { sought, locale, textsOf }: { sought: string; locale: string; textsOf: (item: Item) => readonly string[] },
): Item[] {
  const words = wordsIn(sought.slice(0, mostSought), locale).split(' ').filter(Boolean);
  const holdsAll = (text: string) => words.every((word) => text.includes(` ${word}`));
  const found = items
    .map((item) => ({ item, texts: textsOf(item).map((text) => wordsIn(text, locale)) }))
    .filter(({ texts }) => holdsAll(texts.join('')));
  const isInTitle = ({ texts: [title = ''] }: { texts: string[] }) => holdsAll(title);

  return [...found.filter(isInTitle), ...found.filter((each) => !isInTitle(each))].map(({ item }) => item);
}

/** Whether there is anything to look for. */
export const isSearch = (sought: string): boolean => /[\p{L}\p{N}]/u.test(sought);
