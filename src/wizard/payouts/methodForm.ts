import { getIn } from 'final-form';

import type { Problems } from '#machines/kit/refusals.ts';
import type { Values } from '#machines/payouts/payouts.ts';
import {
  type AskedField,
  alwaysRequired,
  enteredValue,
  initialFields,
  payoutFieldProblem,
} from '#rules/payouts/fields.ts';
import { parsePatternHint, type Wanted } from '#rules/payouts/wanted.ts';
import type { Rules } from '#src/forms/createValidator.ts';
import { problem } from '#src/forms/problems.ts';
import { filled, inOrder, type Rule, rule } from '#src/forms/validators.ts';

/** Maximum length of a new description. Stored ones may be longer. */
export const descriptionRoom = 45;
const longestDescription = 100;

export type MethodValues = { description: string; fields: Values };

/** Returns the name of a provider's field in the form, which is also its id. */
export const getFieldName = (key: string): `fields.${string}` => `fields.${key}`;

/** Returns the name of an address line in the form. */
export const getLineName = (line: string): `address.${string}` => `address.${line}`;

/** Returns the initial values: those of the method, or else of its owner. */
export const initialMethod = (
  fields: readonly AskedField[],
  known: Partial<MethodValues> = {},
  own: Values = {},
): MethodValues => ({
  description: known.description ?? '',
  fields: initialFields(fields, known.fields, own),
});

const describedIn = (max: number): Rule =>
  inOrder(
    filled('payouts.form.description.missing'),
    rule(problem('validation.maxCharacters', { max }), (text) => text.trim().length <= max),
  );

export const description = describedIn(longestDescription);
export const newDescription = describedIn(descriptionRoom);

/**
 * Returns the validation rules of a provider's fields.
 *
 * @param isKept whether a field may stay empty because the insurer withholds its stored value
 * @param needed keys that are required, whatever the provider says
 */
export const fieldRules = (
  fields: readonly AskedField[],
  isKept: (key: string) => boolean = () => false,
  needed = alwaysRequired,
): Rules<MethodValues> =>
  Object.fromEntries(
    fields.map((field) => [
      getFieldName(field.key),
      (text: string) => {
        if (text.trim() === '' && isKept(field.key)) return null;
        const found = payoutFieldProblem(field, text, needed);
        const wanted = found === 'validation.invalid' ? parsePatternHint(field.pattern) : null;
        return wanted ? inWords(wanted) : (found ?? null);
      },
    ]),
  );

/**
 * Maps the insurer's validation errors to the form's fields. Errors of a missing field belong to the form as a whole.
 *
 * @param lines address lines that the form asks for
 */
export const toMethodProblems = (
  problems: Problems,
  fields: readonly AskedField[],
  lines: readonly string[] = [],
): Record<string, 'invalid'> =>
  Object.fromEntries(
    Object.keys(problems).map((key) => {
      const field = fields.find((each) => each.key === key);
      if (field) return [getFieldName(key), 'invalid'];
      if (lines.includes(key)) return [getLineName(key), 'invalid'];
      return [key === 'description' ? key : '_error', 'invalid'];
    }),
  );

export const toMethodValues = (values: Partial<MethodValues>, fields: readonly AskedField[]): MethodValues => ({
  description: (values.description ?? '').trim(),
  fields: Object.fromEntries(
    fields.map((field) => [
      field.key,
      enteredValue(field, (getIn(values, getFieldName(field.key)) as string | undefined) ?? ''),
    ]),
  ),
});

const inWords = ({ of, min, max }: Wanted) =>
  problem(of === 'digits' ? 'validation.digits' : 'validation.signs', { min, max, range: String(min < max) });
