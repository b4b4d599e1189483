import type { NewPayoutMethod, PayoutMethodChanges } from '#schema/rest/payouts.ts';
import { addressLines } from '#schema/rest/payouts.ts';

import { PaymentsRefusal, Refused } from '../refusal.ts';
import { type Field, unasked } from './providers.ts';

const longestDescription = 100;
const longestText = 100;
const emailAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Account numbers with a fixed response of the provider, even if all other fields are valid. */
const magicNumbers = { exists: '00000409', refused: '00000422', broken: '00000500' };
export const magicAccounts = {
  [magicNumbers.exists]: 'PAYOUT_EXITS',
  [magicNumbers.refused]: '422 of the provider, for two fields',
  [magicNumbers.broken]: 'PAYOUT_SERVICE_ERROR',
};

export type Fields = Record<string, string>;
type Given = NewPayoutMethod | PayoutMethodChanges;

export function parseDescription(given: string): string {
  const description = given.trim();
  if (!description || description.length > longestDescription) throw invalid(['description']);
  return description;
}

/** Returns the address lines that were given. An empty line removes the stored one. */
export function parseExtras(given: Given['extras'], known: Fields): Fields {
  const said = Object.entries(given ?? {}).filter(([line]) => isLine(line));
  const wrong = said.filter(([, value]) => (value ?? '').trim().length > longestText).map(([line]) => line);
  if (wrong.length > 0) throw invalid(wrong);
  return filled({ ...known, ...Object.fromEntries(said.map(([line, value]) => [line, (value ?? '').trim()])) });
}

const isLine = (line: string) => (addressLines as readonly string[]).includes(line);

/** Returns the provider's fields of a request, trimmed and validated. Treats an empty field as missing. */
export function parseFields(given: object, asked: readonly Field[]): Fields {
  const said = new Map<string, unknown>(Object.entries(given));
  const values = asked
    .filter(({ key }) => key !== unasked)
    .map((field) => ({ field, value: valueOf(field, said.get(field.key)) }));
  const wrong = values.filter(({ field, value }) => value === undefined || !fits(field, value));
  if (wrong.length > 0) throw invalid(wrong.map(({ field }) => field.key));
  return Object.fromEntries(values.map(({ field, value }) => [field.key, value ?? '']));
}

/** Read-only fields always keep the provider's value. Returns undefined for a value that is not text. */
function valueOf({ readOnly, defaultValue }: Field, said: unknown): string | undefined {
  if (readOnly || said === undefined || said === null) return defaultValue ?? '';
  return typeof said === 'string' ? said.trim() : undefined;
}

function fits({ type, required, pattern, valuesAllowed }: Field, value: string): boolean {
  if (value === '') return !required;
  if (value.length > longestText) return false;
  if (valuesAllowed && !valuesAllowed.some(({ key }) => key === value)) return false;
  if (type === 'email' && !emailAddress.test(value)) return false;
  return !pattern || pattern.test(value);
}

export const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Throws the refusals that only the provider can decide. */
export function refusedByProvider({ accountNumber }: Fields): void {
  if (accountNumber === magicNumbers.broken) throw new Refused('PAYOUT_SERVICE_ERROR', 'The provider does not answer');
  if (accountNumber === magicNumbers.exists)
    throw new Refused('PAYOUT_EXITS', 'This account belongs to somebody already');
  if (accountNumber === magicNumbers.refused)
    throw new PaymentsRefusal('There is no such account', { accountNumber: 'invalid', sortCode: 'invalid' });
}

export const invalid = (fields: readonly string[]) =>
  new Refused(
    'FAILED_VALIDATION',
    'This cannot be paid out to',
    Object.fromEntries(fields.map((field) => [field, 'invalid'])),
  );
