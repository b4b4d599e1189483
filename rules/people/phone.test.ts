import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalisedPhone, phoneProblem } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['', 'validation.phone'],
    ['  ', 'validation.phone'],
    ['+', 'validation.phone_invalid'],
    ['123456', 'validation.phone_invalid'],
    ['+12345', 'validation.phone_invalid'],
    ['+123456', null],
    ['1234567', null],
    ['+47 22 33 44 55', null],
    ['123456789012345', null],
    ['+1234567890123456', 'validation.phone_too_long'],
  ])('%j: %s', (text, problem) => {
    expect(phoneProblem(text)).toBe(problem);
  });

  it('is sent without what is written between its digits', () => {
    expect(normalisedPhone(' +47 (22) 33-44/55')).toBe('+4722334455');
    expect(normalisedPhone('0047+22')).toBe('004722');
  });

  it('is right with 7 to 15 digits, whatever stands between them', () => {
    const between = fc.array(fc.constantFrom(' ', '-', '(', ')', '/'), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,25}$/), between, (digits, signs) => {
        const text = [...digits].map((digit, at) => digit + signs[at]).join('');
        expect(phoneProblem(text) === null).toBe(digits.length >= 7 && digits.length <= 15);
        expect(normalisedPhone(text)).toBe(digits);
      }),
    );
  });
});
