import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '#tests/kit/cpu.ts';

import { typedText } from '../text/typedText.ts';
import { joinNames, nameProblem } from './names.ts';

const firstName = nameProblem('validation.first_name');

describe('a name', () => {
  it.each([
    ['', 'validation.first_name'],
    ['  ', 'validation.first_name'],
    ['Anna', null],
    ['Søren Åge', null],
    ['Zoë-Maïté', null],
    ['Zoe\u0308', null],
    ['O’Brien', null],
    ["O'Brien", null],
    ['Łukasz', null],
    ['田中', null],
    ['Anna2', 'validation.alphabetic'],
    ['Anna_', 'validation.alphabetic'],
    ['A. Berg', 'validation.alphabetic'],
    ['Anna\nBerg', null],
    ['Jean\u2011Luc', null],
    ['Ana\u00a0Maria', null],
    ['<b>', 'validation.alphabetic'],
    ['😀', 'validation.alphabetic'],
  ])('%j: %s', (text, problem) => {
    expect(firstName(text)).toBe(problem);
  });

  it('reports which of the two is missing', () => {
    expect(nameProblem('validation.last_name')('')).toBe('validation.last_name');
  });

  it('contains letters, accents, hyphens, apostrophes and spaces only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = typedText(text);
        const others = [...name].filter((sign) => !/[\p{L}\p{M}]/u.test(sign) && !" '’-".includes(sign));
        if (name) expect(firstName(text)).toBe(others.length > 0 ? 'validation.alphabetic' : null);
      }),
    );
  });

  it('is checked quickly, however long it is', () => {
    const ms = measureCpuMs(() => expect(firstName(`${"a'- ".repeat(50_000)}!`)).toBe('validation.alphabetic'));

    expect(ms).toBeLessThan(500);
  });
});

describe('a whole name', () => {
  it.each([
    ['Anna', 'Berg', 'Anna Berg'],
    ['伟', '王', '王伟'],
    ['Wei', '王', 'Wei 王'],
  ])('of %s and %s is %s', (first, last, whole) => {
    expect(joinNames(first, last)).toBe(whole);
  });
});
