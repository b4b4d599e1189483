import { expect, it } from 'vitest';

import { money } from './money.ts';
import { readable } from './words.ts';

it.each([
  [1234.5, 'USD', 'en-US', 2, '$1,234.50'],
  [0, 'USD', 'en-US', 0, '$0'],
  [50_000, 'GBP', 'en-US', 0, '£50,000'],
  [1234.5, 'EUR', 'es-ES', 2, '1234,50 €'],
  [80, null, 'en-US', 2, '80.00'],
  [80, 'points', 'en-US', 0, '80'],
])('writes %s %s in %s', (amount, currency, locale, decimals, written) => {
  expect(money(amount, currency, locale, decimals).replaceAll(/\s/g, ' ')).toBe(written);
});

it.each([
  ['POWER_OUTAGE', 'Power outage'],
  ['BAG_ON_BELT', 'Bag on belt'],
  ['on-hold', 'On hold'],
])('makes %s readable', (code, words) => {
  expect(readable(code)).toBe(words);
});
