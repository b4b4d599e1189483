// Separate from `common.ts`, because the first screen needs none of these.

import { define } from 'superstruct';

import { form, forms, like } from './common.ts';

/** Defines a struct for numbers that pass a check, such as whole numbers. */
export function numberForm(name: string, fits: (value: number) => boolean) {
  const isOfForm = (value: unknown) => typeof value === 'number' && fits(value);
  forms[name] = isOfForm;
  return define<number>(name, isOfForm);
}

const long = (name: string, least: number, most: number) =>
  form(name, ({ length }) => length >= least && length <= most);

/** ISO 4217. */
export const currency = like('currency', /^[A-Z]{3}$/);

/** A whole number in GraphQL's range. */
export const int = numberForm('int', (value) => (value | 0) === value);

export const policyNumber = long('policy number', 1, 50);

export const flightNumber = long('flight number', 3, 8);
