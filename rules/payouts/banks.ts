type Texts = Readonly<Record<string, string>>;

/** Converts the upper case of bank directories. A word with a digit is an identifier and stays. */
export const titleCased = (text: string): string =>
  text.replace(/[^\s-]+/g, (word) =>
    /\d/.test(word) ? word : word.charAt(0).toLocaleUpperCase('en') + word.slice(1).toLocaleLowerCase('en'),
  );

/** Identifiers that must not change. A BIC may have no digit. */
const codes = ['primaryKey', 'postalCode'];

export function mapBankFields(bank: Texts, mapping: Texts): Record<string, string> {
  const said = new Map(Object.entries(bank));
  const entries = Object.entries(mapping).flatMap(([part, field]) => {
    const text = said.get(part);
    return text === undefined ? [] : [[field, codes.includes(part) ? text : titleCased(text)]];
  });
  return Object.fromEntries(entries);
}
