import { expect, it } from 'vitest';

import { selectKeypad } from './keypad.ts';

it.each([
  ['an account number of digits', 'accountNumber', '^\\d{6,17}$', '', 'numeric'],
  ['any code of digits', 'branch', '^[0-9]{5}$', '', 'numeric'],
  ['a sort code of which nothing is said', 'sortCode', '', '', 'numeric'],
  ['a sort code that is written with dashes', 'sortCode', '^\\d{2}-\\d{2}-\\d{2}$', '', 'text'],
  ['a bank code of digits and letters', 'routing', '^[A-Z0-9]{6,11}$', '', 'text'],
  ['an account number that is known with letters', 'accountNumber', '', 'DE8937040044', 'text'],
  ['a phone number', 'mobilePhoneNumber', '^\\+\\d{7,15}$', '', 'tel'],
  ['a post code', 'bankPostalCode', '', '', 'text'],
  ['a name', 'bankName', '', '', 'text'],
])('shows a keypad that fits %s', (_, key, pattern, value, keypad) => {
  expect(selectKeypad({ key, pattern }, value)).toBe(keypad);
});
