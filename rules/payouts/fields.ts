import { type EmailProblem, emailProblem } from '../people/email.ts';
import { isLike } from '../text/pattern.ts';
import { typedCode, typedText } from '../text/typedText.ts';

/**
 * A field that a provider asks for. An empty string means that the provider says nothing. `lookup`: maps a bank's data
 * to fields.
 */
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

/** Fields that are always required if the provider asks for them, even if it declares them optional. */
export const alwaysRequired: readonly string[] = [
  'email',
  'legalType',
  'institutionNumber',
  'transitNumber',
  'accountNumber',
  'accountType',
  'sortCode',
];

/** Account numbers and similar codes, which people write in groups. */
const codes: readonly string[] = [
  'accountNumber',
  'sortCode',
  'institutionNumber',
  'transitNumber',
  'routingNumber',
  'iban',
  'bic',
];

/** Returns whether a field holds an account number, which is masked once it is known. */
export const isAccountNumber = (key: string): boolean => key === 'accountNumber' || key === 'iban';

/** Returns a field's value as it is sent. Separators are kept only if the field's pattern asks for them. */
export function enteredValue({ key, kind, pattern }: AskedField, value: string): string {
  if (kind === 'select' || kind === 'radio') return value.trim();
  const text = typedText(value);
  const isCode = codes.includes(key);
  if (pattern === '') return isCode ? typedCode(text) : text;
  return isLike(text, pattern) || !isLike(typedCode(text), pattern) ? text : typedCode(text);
}

/**
 * Returns the problem of a field, if any. A read-only field has none, because the customer could not correct it.
 *
 * @param needed fields that must not be empty, even if they are declared optional
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

/** Returns the initial values of a form: the known ones, otherwise the provider's defaults or the owner's own data. */
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
