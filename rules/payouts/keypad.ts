import { wantedIn } from './wanted.ts';

/** Account numbers and the like that are digits wherever their provider says nothing else. */
const ofDigits: readonly string[] = [
  'accountNumber',
  'sortCode',
  'institutionNumber',
  'transitNumber',
  'routingNumber',
  'routing',
];

/**
 * Returns the keypad that a phone shows for a provider's field. A numeric keypad has no letters and, on some phones, no dash:
 * it is only for what is digits alone.
 *
 * @param value known of the field, empty if nothing is
 */
export function keypadOf({ key, pattern }: { key: string; pattern: string }, value = ''): 'numeric' | 'tel' | 'text' {
  if (/phone|mobile/i.test(key)) return 'tel';
  const isDigits = pattern === '' ? ofDigits.includes(key) : wantedIn(pattern)?.of === 'digits';
  return isDigits && /^\d*$/.test(value) ? 'numeric' : 'text';
}
