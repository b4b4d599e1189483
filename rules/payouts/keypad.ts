import { parsePatternHint } from './wanted.ts';

/** Codes that consist of digits unless their provider says otherwise. */
const ofDigits: readonly string[] = [
  'accountNumber',
  'sortCode',
  'institutionNumber',
  'transitNumber',
  'routingNumber',
  'routing',
];

/**
 * Returns the keypad that a phone shows for a provider's field. A numeric keypad has no letters and, on some phones, no
 * dash, so only fields of digits use it.
 *
 * @param value known of the field, empty if nothing is
 */
export function selectKeypad(
  { key, pattern }: { key: string; pattern: string },
  value = '',
): 'numeric' | 'tel' | 'text' {
  if (/phone|mobile/i.test(key)) return 'tel';
  const isDigits = pattern === '' ? ofDigits.includes(key) : parsePatternHint(pattern)?.of === 'digits';
  return isDigits && /^\d*$/.test(value) ? 'numeric' : 'text';
}
