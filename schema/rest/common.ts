import { define, enums, literal, nullable, optional, type Struct } from 'superstruct';

// A request is an `object`: of what it does not know, an insurer need not take notice. An answer is a `type`: an insurer may
// add to it.

/** What values of a form of their own must be like, by the name of their struct, which tells a compiler of structs no more. */
export const forms: Record<string, (value: unknown) => boolean> = {};

/** A text of a form of its own. */
export function form(name: string, fits: (text: string) => boolean) {
  const isOfForm = (value: unknown) => typeof value === 'string' && fits(value);
  forms[name] = isOfForm;
  return define<string>(name, isOfForm);
}

/** A number of a form of its own. */
export function numberForm(name: string, fits: (value: number) => boolean) {
  const isOfForm = (value: unknown) => typeof value === 'number' && fits(value);
  forms[name] = isOfForm;
  return define<number>(name, isOfForm);
}

/** Stands in an answer for a moment or a currency that cannot be read. Null would say that there is none. */
export const unreadable = 'unreadable';

/** Names of the forms of which a value that does not fit is told as `unreadable`. */
export const replaceable: ReadonlySet<string> = new Set(['day', 'time of day', 'day and time', 'instant', 'currency']);

const statements = new WeakSet<object>();

/**
 * A value that may be missing, where null means something: no cap, the whole trip, nothing paid yet. A value that does not fit
 * must not turn into that.
 */
export function orNone<Value, Schema>(struct: Struct<Value, Schema>): Struct<Value | null | undefined, Schema> {
  const made = optional(nullable(struct));
  statements.add(made);
  return made;
}

/** Whether null means something in the place of such a value. */
export const isStatement = (struct: object): boolean => statements.has(struct);

const complete = new WeakSet<object>();

/** A list that says something else when an element is missing: the flights of a trip are those that are insured. */
export function inFull<Element, Schema extends Struct<Element>>(
  list: Struct<Element[], Schema>,
): Struct<Element[], Schema> {
  complete.add(list);
  return list;
}

/** Whether a list must not lose an element that does not fit. */
export const isInFull = (struct: object): boolean => complete.has(struct);

/** A text that matches a pattern. */
export const like = (name: string, pattern: RegExp) => form(name, (text) => pattern.test(text));
const long = (name: string, least: number, most: number) =>
  form(name, ({ length }) => length >= least && length <= most);

/** A UUID; what the insurer stores has one. */
export const id = like('id', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** ISO 4217. */
export const currency = like('currency', /^[A-Z]{3}$/);

/** A whole number that GraphQL has room for. */
export const int = numberForm('int', (value) => (value | 0) === value);

/** 0 or 1, where the insurer counts rather than affirms. */
export const flag = enums([0, 1]);

export const policyNumber = long('policy number', 1, 50);

export const flightNumber = long('flight number', 3, 8);

/** `EN` */
export const languageCode = like('language', /^[A-Z]{2}$/);

/** `en-US` */
export const locale = like('locale', /^[a-z]{2}-[A-Z]{2}$/);

/** A 204. There is no body to check; GraphQL, which cannot say "nothing", says true. */
export const Nothing = literal(true);
