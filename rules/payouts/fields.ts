import { type EmailProblem, emailProblem } from '../people/email.ts';
import { typedCode, typedText } from '../text/typedText.ts';
import { isLike } from '../text/pattern.ts';

/** What a provider asks for. What is empty is said by nobody. `lookup`: which of a bank's data goes into which field. */
export type AskedField = {
  key: string;
  label: string;
  kind: 'select' | 'radio' | 'text' | 'email';
  isRequired: boolean;
  isReadOnly: boolean;
  initially: string;
  pattern: string;
  choices: readonly { key: string; name: string }[];
  lookup: Readonly<Record<string, string>> | null;
};

export type PayoutFieldProblem = 'validation.required' | EmailProblem | 'validation.invalid';

/** Every payout method needs these where its provider asks for them, whatever it says of them itself. */
export const alwaysRequired: readonly string[] = [
  'email',
  'legalType',
  'institutionNumber',
  'transitNumber',
  'accountNumber',
  'accountType',
  'sortCode',
];

/** Account numbers and the like, which people write in groups. */
const codes: readonly string[] = [
  'accountNumber',
  'sortCode',
  'institutionNumber',
  'transitNumber',
  'routingNumber',
  'iban',
  'bic',
];

/** Whether a field holds the number of an account, which is masked wherever it is known. */
export const isAccountNumber = (key: string): boolean => key === 'accountNumber' || key === 'iban';

/** Returns a field's value as it is sent. Separators are kept only where the field's pattern asks for them. */
export function enteredValue({ key, kind, pattern }: AskedField, value: string): string {
  if (kind === 'select' || kind === 'radio') return value.trim();
  const text = typedText(value);
  const isCode = codes.includes(key);
  if (pattern === '') return isCode ? typedCode(text) : text;
  return isLike(text, pattern) || !isLike(typedCode(text), pattern) ? text : typedCode(text);
}

/**
 * What is wrong with a field that was asked for, if something is. What is read only nobody can put right.
 *
 * @param needed which fields may not stay empty, whatever is said of them
 */
export function payoutFieldProblem(
  field: AskedField,
  value: string,
  needed = alwaysRequired,
): PayoutFieldProblem | undefined {
  const { key, kind, isRequired, isReadOnly, pattern, choices } = field;
  if (isReadOnly) return undefined;
  const text = enteredValue(field, value);
  if (text === '' && !isRequired && !needed.includes(key)) return undefined;
  const wrong = kind === 'email' || key === 'email' ? emailProblem(text) : null;
  if (wrong) return wrong;
  if (text === '') return 'validation.required';
  const isChoice = kind === 'select' || kind === 'radio';
  if (isChoice && !choices.some((choice) => choice.key === text)) return 'validation.invalid';
  return isLike(text, pattern) ? undefined : 'validation.invalid';
}

/** How the fields of a form begin: with what is known of the method, else with what the provider begins with, or the owner’s own. */
export const initialFields = (
  fields: readonly AskedField[],
  known: Readonly<Record<string, string>> = {},
  own: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ key, initially, isReadOnly }) => [
      key,
      isReadOnly ? initially : (known[key] ?? (initially || (own[key] ?? ''))),
    ]),
  );
