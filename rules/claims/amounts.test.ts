import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { languages } from '#schema/languages.ts';

import { getAmbiguousReadings, readAmount, sumAmounts } from './amounts.ts';

describe('an amount', () => {
  it.each([
    ['1234', 1234],
    ['0', 0],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['0.234', 0.23],
    ['1234.567', 1234.57],
    ['1 234,567', 1234.57],
    ['1.234,567', 1234.57],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234,567.89', 1_234_567.89],
    ['12,34,567.89', 1_234_567.89],
    ['1 234 567,89', 1_234_567.89],
    ['1\u202f234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['12.', 12],
    ['€ 1.234,50', 1234.5],
    ['１，２３４．５０', 1234.5],
    ['￥1234', 1234],
    ['1 234,50 €', 1234.5],
    ['£12', 12],
    ['  12  ', 12],
    ['1000000000000', 1_000_000_000_000],
    ['0.005', 0.01],
  ])('%s is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['', 'validation.required'],
    ['   ', 'validation.required'],
    ['-1', 'validation.amount'],
    ['−1', 'validation.amount'],
    ['(1)', 'validation.amount'],
    ['about 5', 'validation.amount'],
    ['1e5', 'validation.amount'],
    ['.', 'validation.amount'],
    [',', 'validation.amount'],
    ['€', 'validation.amount'],
    ['1€2', 'validation.amount'],
    ['€€1', 'validation.amount'],

    ['1,234', 'validation.amount_unclear'],
    ['1.234', 'validation.amount_unclear'],
    ['€ 100.000', 'validation.amount_unclear'],
    ['12,500 $', 'validation.amount_unclear'],
    ['1.234.56', 'validation.amount_unclear'],
    ['12.345.6', 'validation.amount_unclear'],
    ['1.000.00', 'validation.amount_unclear'],
    ['1,5,0', 'validation.amount_unclear'],
    ['12 50', 'validation.amount_unclear'],
    ['1234 567', 'validation.amount_unclear'],
    ['1.234,567,890', 'validation.amount'],
    ['1,2.3,4', 'validation.amount'],
    ['1  234', 'validation.amount'],
    ['1'.repeat(41), 'validation.amount'],
    ['1000000000000.01', 'validation.amount_too_large'],
  ])('%s is %s', (text, problem) => {
    expect(readAmount(text)).toBe(problem);
  });

  it('has two readings if it is unclear, and none otherwise', () => {
    expect(getAmbiguousReadings(' $12,500 ')).toEqual({ thousands: 12_500, decimals: 12.5 });
    expect(getAmbiguousReadings('1.239')).toEqual({ thousands: 1_239, decimals: 1.24 });
    expect(getAmbiguousReadings('1.234.56')).toEqual({ thousands: 123_456, decimals: 1_234.56 });
    expect(getAmbiguousReadings('1.000.00')).toEqual({ thousands: 100_000, decimals: 1_000 });
    expect(getAmbiguousReadings('1,5,0')).toEqual({ thousands: 150, decimals: 15 });
    expect(getAmbiguousReadings('€12 50')).toEqual({ thousands: 1_250, decimals: 12.5 });
    for (const clear of ['12500', '12,500.00', '0,500', '1234,567', '12,50', '1,234,567', ''])
      expect(getAmbiguousReadings(clear)).toBe(null);
  });

  const shipped = Object.values(languages).flatMap(({ name, locale }) => (name === 'pseudo' ? [] : [locale]));

  it.each([...shipped, 'en-GB', 'fr-CA', 'de-CH', 'pt-BR', 'hi-IN'])('is read as %s writes it', (locale) => {
    const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const cents = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(cents, (amount) => readAmount(numbers.format(amount / 100)) === amount / 100),
      { numRuns: 10_000 },
    );
  });

  it('is a number or a problem, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = readAmount(text);
        expect(typeof amount === 'string' || (amount >= 0 && Number.isFinite(amount))).toBe(true);
      }),
    );
  });
});

it('sums up in cents', () => {
  expect(sumAmounts([0.1, 0.2])).toBe(0.3);
  expect(sumAmounts([])).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (cents) => {
      expect(sumAmounts(cents.map((each) => each / 100))).toBe(cents.reduce((sum, each) => sum + each, 0) / 100);
    }),
  );
});
