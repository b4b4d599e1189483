import { define, enums, literal } from 'superstruct';

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

/** A text that matches a pattern. */
export const like = (name: string, pattern: RegExp) => form(name, (text) => pattern.test(text));
/** A UUID; what the insurer stores has one. */
export const id = like('id', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** 0 or 1, where the insurer counts rather than affirms. */
export const flag = enums([0, 1]);

/** `EN` */
export const languageCode = like('language', /^[A-Z]{2}$/);

/** `en-US` */
export const locale = like('locale', /^[a-z]{2}-[A-Z]{2}$/);

/** A 204. There is no body to check; GraphQL, which cannot say "nothing", says true. */
export const Nothing = literal(true);
