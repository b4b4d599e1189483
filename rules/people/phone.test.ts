import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parsePhone, phoneProblem } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['+4722334455', '+4722334455', '+47 22 33 44 55'],
    [' +47 (22) 33-44/55 ', '+4722334455', '+47 22 33 44 55'],
    ['+1 (555) 010-0001', '+15550100001', '+1 555 010 0001'],
    ['+49 (0)170 1234567', '+491701234567', '+49 170 1234567'],
    ['+49 0170 1234567', '+491701234567', '+49 170 1234567'],
    ['0049 170 1234567', '+491701234567', '+49 170 1234567'],
    ['00 49 170 1234567', '+491701234567', '+49 170 1234567'],
    ['\u202a+49\u00a0170\u00a01234567\u202c', '+491701234567', '+49 170 1234567'],
    ['＋４９ １７０ １２３４５６７', '+491701234567', '+49 170 1234567'],
    ['+٤٩ ١٧٠ ١٢٣٤٥٦٧', '+491701234567', '+49 170 1234567'],
    // An Italian landline keeps its zero.
    ['+39 06 1234 5678', '+390612345678', '+39 06 1234 5678'],
    ['+683 4000', '+6834000', '+683 4000'],
  ])('%j is read as %s', (text, number, shown) => {
    expect(phoneProblem(text)).toBeNull();
    expect(parsePhone(text)).toEqual({ number, shown });
  });

  it.each([
    ['', 'validation.phone'],
    ['  ', 'validation.phone'],
    ['\u200e', 'validation.phone'],
    ['+', 'validation.phone_invalid'],
    ['123456', 'validation.phone_invalid'],
    ['+12345', 'validation.phone_invalid'],
    ['+1 555 010 000', 'validation.phone_invalid'],
    ['+441', 'validation.phone_invalid'],
    ['+1 555 010 00011', 'validation.phone_too_long'],
    ['+49 170 1234567890123', 'validation.phone_too_long'],
    ['+1234567890123456', 'validation.phone_too_long'],
    ['07700 900123', 'validation.phone_country'],
    ['491701234567', 'validation.phone_country'],
    ['(0) 170 1234567', 'validation.phone_country'],
    ['+999 12345678', 'validation.phone_country'],
    ['+0049 170 1234567', 'validation.phone_country'],
    ['+49 170 1234567 ext 5', 'validation.phone_extension'],
    ['+49 170 1234567x5', 'validation.phone_extension'],
    ['+49 170 1234567;ext=5', 'validation.phone_extension'],
    ['+1 (555) 010-0001 #22', 'validation.phone_extension'],
    ['+49 CALL ME 123456', 'validation.phone_unreadable'],
    ['+1 800 FLOWERS', 'validation.phone_unreadable'],
    ['call +49 170 1234567', 'validation.phone_unreadable'],
    ['+49 170 1234567 or +49 170 1234568', 'validation.phone_unreadable'],
    ['+49 170 1234567 😀', 'validation.phone_unreadable'],
    ['++49 170 1234567', 'validation.phone_unreadable'],
    ['+49+1701234567', 'validation.phone_unreadable'],
    ['me@sky.test', 'validation.phone_unreadable'],
  ])('%j is rejected: %s', (text, problem) => {
    expect(phoneProblem(text)).toBe(problem);
    expect(parsePhone(text)).toBeNull();
  });

  it.each([
    ['(555) 010-0001', 'US', '+15550100001', '+1 555 010 0001'],
    ['1 555 010 0001', 'US', '+15550100001', '+1 555 010 0001'],
    ['07700 900123', 'GB', '+447700900123', '+44 7700 900123'],
    ['+49 170 1234567', 'GB', '+491701234567', '+49 170 1234567'],
    ['0049 170 1234567', 'GB', '+491701234567', '+49 170 1234567'],
  ])('%j without a country code is one of %s: %s', (text, country, number, shown) => {
    expect(phoneProblem(text, country)).toBeNull();
    expect(parsePhone(text, country)).toEqual({ number, shown });
  });

  it.each([
    ['07700 900123', 'US', 'validation.phone_country'],
    ['(555) 010-0001', 'XX', 'validation.phone_country'],
    ['(555) 010-0001 x22', 'US', 'validation.phone_extension'],
    ['555 CALL ME', 'US', 'validation.phone_unreadable'],
  ])('%j is rejected in %s: %s', (text, country, problem) => {
    expect(phoneProblem(text, country)).toBe(problem);
    expect(parsePhone(text, country)).toBeNull();
  });

  it('is checked quickly, however long it is', () => {
    const start = performance.now();

    expect(phoneProblem(`+${'1 '.repeat(100_000)}`)).toBe('validation.phone_too_long');
    expect(phoneProblem(`+1${' '.repeat(200_000)}x`)).toBe('validation.phone_unreadable');
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('is read exactly if it has no problem, as a plus and 6 to 15 digits', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^(\+|00)?[\d ()./#x-]{0,25}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const phone = parsePhone(text);
        expect(phone !== null).toBe(phoneProblem(text) === null);
        if (phone) expect(phone.number).toMatch(/^\+\d{6,15}$/);
      }),
    );
  });

  it('is unchanged when it is typed in the displayed format', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+(1|44|47|49|33|34)[2-9]\d{5,10}$/), (text) => {
        const phone = parsePhone(text);
        fc.pre(phone !== null);
        expect(parsePhone(phone.shown)).toEqual(phone);
      }),
    );
  });
});
