import type { Words } from './Say.tsx';

/** Checks one field of a form. An empty field has the value `''`, whatever its type. */
export type Rule<Value = string, Values = object> = (value: Value | '', values: Partial<Values>) => Words | null;

export const rule =
  (problem: Words, holds: (text: string) => boolean): Rule =>
  (text) =>
    holds(text) ? null : problem;

export const filled = (problem: Words = 'validation.required') => rule(problem, (text) => text.trim() !== '');

/** Combines rules; the first problem wins. */
export const inOrder =
  <Value = string, Values = object>(...rules: readonly Rule<Value, Values>[]): Rule<Value, Values> =>
  (value, values) => {
    for (const each of rules) {
      const problem = each(value, values);
      if (problem) return problem;
    }
    return null;
  };
