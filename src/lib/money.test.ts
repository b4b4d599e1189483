import { expect, it } from 'vitest';

import { money, shortMoney } from './money.ts';
import { getComma, readable } from './words.ts';

it.each([
  [1234.5, 'USD', 'en-US', 2, '$1,234.50'],
  [0, 'USD', 'en-US', 0, '$0'],
  [50_000, 'GBP', 'en-US', 0, '£50,000'],
  [1234.5, 'EUR', 'es-ES', 2, '1234,50 €'],
  [80, null, 'en-US', 2, '80.00'],
  [-4000, 'USD', 'en-US', 2, '\u2212$4,000.00'],
  [-4000, 'EUR', 'es-ES', 2, '\u22124000,00 €'],
  [-4000, 'EUR', 'fr-FR', 2, '\u22124 000,00 €'],
  [-80, null, 'fr-FR', 0, '\u221280'],
  [80, 'points', 'en-US', 0, '80'],
])('formats %s %s in %s', (amount, currency, locale, decimals, written) => {
  expect(money(amount, currency, locale, decimals).replaceAll(/\s/g, ' ')).toBe(written);
});

it.each([
  [17_249, 'USD', 'en-US', '$17.2K'],
  [20_000, 'USD', 'en-US', '$20K'],
  [0, 'USD', 'en-US', '$0'],
  [1_250_000, 'EUR', 'fr-FR', '1,3 M €'],
  [80, 'points', 'en-US', '80'],
])('shortens %s %s in %s', (amount, currency, locale, written) => {
  expect(shortMoney(amount, currency, locale).replaceAll(/\s/g, ' ')).toBe(written);
});

it.each([
  ['POWER_OUTAGE', 'Power outage'],
  ['BAG_ON_BELT', 'Bag on belt'],
  ['on-hold', 'On hold'],
])('makes %s readable', (code, words) => {
  expect(readable(code)).toBe(words);
});

it('separates things with the comma of the language', () => {
  expect(['en-US', 'tr-TR', 'zh-CN'].map(getComma)).toEqual([', ', ', ', '，']);
});
