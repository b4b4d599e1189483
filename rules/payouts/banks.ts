type Texts = Readonly<Record<string, string>>;

/** Directories of banks are in capitals. A word with a figure in it is a number of some kind, and stays. */
export const titleCased = (text: string): string =>
  text.replace(/[^\s-]+/g, (word) =>
    /\d/.test(word) ? word : word.charAt(0).toLocaleUpperCase('en') + word.slice(1).toLocaleLowerCase('en'),
  );

/** By these it is known: they are left as they are. A BIC may have no figure in it. */
const codes = ['primaryKey', 'postalCode'];

/** What a bank that was found puts into a form. */
export function fieldsFrom(bank: Texts, mapping: Texts): Record<string, string> {
  const said = new Map(Object.entries(bank));
  const entries = Object.entries(mapping).flatMap(([part, field]) => {
    const text = said.get(part);
    return text === undefined ? [] : [[field, codes.includes(part) ? text : titleCased(text)]];
  });
  return Object.fromEntries(entries);
}
