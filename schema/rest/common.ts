import { define, enums, literal } from 'superstruct';

// A request is an `object`: an insurer may ignore keys that it does not know. An answer is a `type`: an insurer may add
// keys.

/**
 * The checks of values with their own format, by the name of the struct. A compiler of structs cannot get the check
 * from the struct itself.
 */
export const forms: Record<string, (value: unknown) => boolean> = {};

/** Defines a struct for texts that pass a check. */
export function form(name: string, fits: (text: string) => boolean) {
  const isOfForm = (value: unknown) => typeof value === 'string' && fits(value);
  forms[name] = isOfForm;
  return define<string>(name, isOfForm);
}

export const like = (name: string, pattern: RegExp) => form(name, (text) => pattern.test(text));
/** A UUID, the insurer's id of everything it stores. */
export const id = like('id', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** 0 or 1, where the insurer uses a number as a boolean. */
export const flag = enums([0, 1]);

/** `EN` */
export const languageCode = like('language', /^[A-Z]{2}$/);

/** `en-US` */
export const locale = like('locale', /^[a-z]{2}-[A-Z]{2}$/);

/** The answer to a 204, which has no body. GraphQL has no empty type, so it is true. */
export const Nothing = literal(true);
