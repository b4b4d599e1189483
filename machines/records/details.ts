/** What a form asks of a record: flat, as it is compared and sent. */
export type Details = Readonly<Record<string, string>>;

export type DetailsEntered<Entered> = { type: 'details.entered'; details: Entered };

/** Every insurer has its own way with spaces. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Whether what the insurer has is what it was told. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);

/** Whether the same was entered again, so that it goes under the same key. */
export const isSame = <Entered extends Details>(one: Entered, other: Entered): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
