/** The values of a record's form: flat, so that they can be compared and sent. */
export type Details = Readonly<Record<string, string>>;

export type DetailsEntered<Entered> = { type: 'details.entered'; details: Entered };

/** Insurers normalize spaces differently. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Compares a text of the insurer with the text it was sent. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);

/** Returns whether the same values were entered again, so that they reuse the key. */
export const isSame = <Entered extends Details>(one: Entered, other: Entered): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
