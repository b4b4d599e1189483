import { FORM_ERROR, getIn, setIn } from 'final-form';

import type { Words } from './Say.tsx';
import type { Rule } from './validators.ts';

/** By field; a dot leads into a value (`dates.BA123`), and `_error` judges the form as a whole. */
export type Rules<Values> = { [Name in keyof Values]?: Rule<Values[Name], Values> } & {
  [path: `${string}.${string}`]: Rule<string, Values>;
} & { _error?: Rule<never, Values> };

/** Lets rules validate a form: of each field the text that says what is wrong with it. Rules may depend on the values. */
export function validateWith<Values extends object>(
  rules: Rules<Values> | ((values: Partial<Values>) => Rules<Values>),
) {
  return (values: Partial<Values>): Record<string, Words> => {
    const asked = Object.entries(typeof rules === 'function' ? rules(values) : rules);
    return (asked as [string, Rule<unknown, Values>][]).reduce<object>((errors, [name, rule]) => {
      const problem = rule(getIn(values, name) ?? '', values);
      return problem ? (setIn(errors, fieldOf(name), problem) as object) : errors;
    }, {}) as Record<string, Words>;
  };
}

/** The form as a whole is `_error` on the wires, and has a longer name in final-form. */
export const fieldOf = (name: string) => (name === '_error' ? FORM_ERROR : name);
