import { setIn } from 'final-form';
import { object, type Struct, validate } from 'superstruct';

import type { TextId } from '#src/lib/texts.ts';

export type Rules<Values> = { [Name in keyof Values]: Struct<string, null> };

/** Lets rules validate a form: of each field the id of the text that says what is wrong with it. */
export function validateWith<Values extends object>(rules: Rules<Values>) {
  const struct = object(rules);
  const empty = Object.fromEntries(Object.keys(rules).map((name) => [name, '']));

  return (values: Partial<Values>): Record<string, TextId> => {
    const [error] = validate({ ...empty, ...values }, struct);
    const failures = error?.failures() ?? [];
    return failures.reduce<object>(
      (errors, { path, type }) => setIn(errors, path.join('.'), type) as object,
      {},
    ) as Record<string, TextId>;
  };
}
