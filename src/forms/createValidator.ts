import { FORM_ERROR, getIn, setIn } from 'final-form';

import type { Words } from './Say.tsx';
import type { Rule } from './validators.ts';

/** Rules by field. A dot leads into a value (`dates.BA123`); `_error` checks the form as a whole. */
export type Rules<Values> = { [Name in keyof Values]?: Rule<Values[Name], Values> } & {
  [path: `${string}.${string}`]: Rule<string, Values>;
} & { _error?: Rule<never, Values> };

/** Returns a validation function for a form: the problem of each field by name. Rules may depend on the values. */
export function createValidator<Values extends object>(
  rules: Rules<Values> | ((values: Partial<Values>) => Rules<Values>),
) {
  return (values: Partial<Values>): Record<string, Words> => {
    const asked = Object.entries(typeof rules === 'function' ? rules(values) : rules);
    return (asked as [string, Rule<unknown, Values>][]).reduce<object>((errors, [name, rule]) => {
      const problem = rule(getIn(values, name) ?? '', values);
      return problem ? (setIn(errors, toFormField(name), problem) as object) : errors;
    }, {}) as Record<string, Words>;
  };
}

/** Maps `_error`, the name in the API, to the symbol of final-form. */
export const toFormField = (name: string) => (name === '_error' ? FORM_ERROR : name);
