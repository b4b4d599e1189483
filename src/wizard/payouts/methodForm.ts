import { getIn } from 'final-form';

import type { Problems } from '#machines/answers.ts';
import type { Values } from '#machines/payouts/payouts.ts';
import {
  type AskedField,
  alwaysRequired,
  enteredValue,
  initialFields,
  payoutFieldProblem,
} from '#rules/payouts/fields.ts';
import { type Wanted, wantedIn } from '#rules/payouts/wanted.ts';
import { problem } from '#src/forms/problems.ts';
import type { Rules } from '#src/forms/validateWith.ts';
import { filled, inOrder, type Rule, rule } from '#src/forms/validators.ts';

/** As much as can be typed, and as long as a new one may be. Descriptions of old may be longer. */
export const descriptionRoom = 45;
const longestDescription = 100;

/** A payout method as a form has it. */
export type MethodValues = { description: string; fields: Values };

/** The name of a provider's field in the form, and the id of its control. */
export const nameOf = (key: string): `fields.${string}` => `fields.${key}`;

/** The same of a line of an address. */
export const lineIn = (line: string): `address.${string}` => `address.${line}`;

/** How a form begins: with what is known of the method, if anything is, else with what is known of its owner. */
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
 * What a provider's fields must be like before anybody is asked.
 *
 * @param isKept whether a field may stay empty, as there is something that the portal is not told
 * @param needed which may not, whatever is said of them
 */
export const fieldRules = (
  fields: readonly AskedField[],
  isKept: (key: string) => boolean = () => false,
  needed = alwaysRequired,
): Rules<MethodValues> =>
  Object.fromEntries(
    fields.map((field) => [
      nameOf(field.key),
      (text: string) => {
        if (text.trim() === '' && isKept(field.key)) return null;
        const found = payoutFieldProblem(field, text, needed);
        const wanted = found === 'validation.invalid' ? wantedIn(field.pattern) : null;
        return wanted ? inWords(wanted) : (found ?? null);
      },
    ]),
  );

/**
 * What the insurer says of the fields, by their names in the form; of one that is not there, of the form as a whole.
 *
 * @param lines of an address that the form asks for
 */
export const problemsIn = (
  problems: Problems,
  fields: readonly AskedField[],
  lines: readonly string[] = [],
): Record<string, 'invalid'> =>
  Object.fromEntries(
    Object.keys(problems).map((key) => {
      const field = fields.find((each) => each.key === key);
      if (field) return [nameOf(key), 'invalid'];
      if (lines.includes(key)) return [lineIn(key), 'invalid'];
      return [key === 'description' ? key : '_error', 'invalid'];
    }),
  );

/** Returns what was entered as it is sent. */
export const enteredIn = (values: Partial<MethodValues>, fields: readonly AskedField[]): MethodValues => ({
  description: (values.description ?? '').trim(),
  fields: Object.fromEntries(
    fields.map((field) => [
      field.key,
      enteredValue(field, (getIn(values, nameOf(field.key)) as string | undefined) ?? ''),
    ]),
  ),
});

const inWords = ({ of, min, max }: Wanted) =>
  problem(of === 'digits' ? 'validation.digits' : 'validation.signs', { min, max, range: String(min < max) });
