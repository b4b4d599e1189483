import type { Words } from './Say.tsx';

/** Judges one field of a form. What was never filled in is `''`, whatever else the field would hold. */
export type Rule<Value = string, Values = object> = (value: Value | '', values: Partial<Values>) => Words | null;

export const rule =
  (problem: Words, holds: (text: string) => boolean): Rule =>
  (text) =>
    holds(text) ? null : problem;

export const filled = (problem: Words = 'validation.required') => rule(problem, (text) => text.trim() !== '');

/** Rules in order; the first that does not hold is the one that is told. */
export const inOrder =
  <Value = string, Values = object>(...rules: readonly Rule<Value, Values>[]): Rule<Value, Values> =>
  (value, values) => {
    for (const each of rules) {
      const problem = each(value, values);
      if (problem) return problem;
    }
    return null;
  };
