/** What a form asks of a record: flat, as it is compared and sent. */
export type Details = Readonly<Record<string, string>>;

export type DetailsEntered<Entered> = { type: 'details.entered'; details: Entered };

/** Whether the same was entered again, so that it goes under the same key. */
export const isSame = <Entered extends Details>(one: Entered, other: Entered): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
