import { define, type Struct } from 'superstruct';

import type { TextId } from '#src/lib/texts.ts';

/** A rule of a form. It carries the id of the text that says what is wrong, as the name of its struct. */
export const rule = (problem: TextId, holds: (text: string) => boolean): Struct<string, null> =>
  define<string>(problem, (value) => holds(typeof value === 'string' ? value : ''));

export const filled = (problem: TextId = 'validation.required') => rule(problem, (text) => text.trim() !== '');

/** Rules in order; the first that does not hold is the one that is told. */
export const inOrder = (...rules: readonly Struct<string, null>[]): Struct<string, null> =>
  define<string>('string', (value, context) => {
    for (const each of rules) {
      const [failure] = each.validator(value, context);
      if (failure) return { ...failure, type: each.type };
    }
    return true;
  });
