import { define, enums, literal } from 'superstruct';

// A request is an `object`: of what it does not know, an insurer need not take notice. An answer is a `type`: an insurer may
// add to it.

/** What texts of a form of their own must be like, by the name of their struct, which tells a compiler of structs no more. */
export const forms: Record<string, (text: string) => boolean> = {};

function form(name: string, fits: (text: string) => boolean) {
  forms[name] = fits;
  return define<string>(name, (value) => typeof value === 'string' && fits(value));
}

const like = (name: string, pattern: RegExp) => form(name, (text) => pattern.test(text));
const long = (name: string, least: number, most: number) =>
  form(name, ({ length }) => length >= least && length <= most);

/** A UUID; what the insurer stores has one. */
export const id = like('id', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** `YYYY-MM-DD`, UTC. */
export const date = like('day', /^\d{4}-\d\d-\d\d$/);

/** `HH:mm`, UTC. */
export const time = like('time of day', /^\d\d:\d\d$/);

/** `YYYY-MM-DD HH:mm`, UTC. */
export const dateTime = like('day and time', /^\d{4}-\d\d-\d\d \d\d:\d\d$/);

/** ISO 8601 with an offset. */
export const instant = form('instant', (text) => !Number.isNaN(Date.parse(text)));

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
