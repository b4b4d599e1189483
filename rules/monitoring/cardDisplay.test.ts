import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isMaskedCard } from './cardDisplay.ts';

describe('the display value of a card', () => {
  it.each(['**** **** **** 4242', '****4242', '•••• 4242', 'XXXX-XXXX-XXXX-1234', '************', '**** 42'])(
    'is taken if it is masked: %s',
    (text) => {
      expect(isMaskedCard(text)).toBe(true);
    },
  );

  it.each([
    '',
    '4242',
    '4242424242424242',
    '**** **** ***4 4242',
    '4242 **** **** ****',
    '4*2*4*2*',
    '**** 4242 x',
    '<b>**** 4242</b>',
    'Card **** 4242',
    '*'.repeat(41),
    '**** **** **** ４２４２',
  ])('is refused otherwise: %s', (text) => {
    expect(isMaskedCard(text)).toBe(false);
  });

  it('never shows more than four digits, all of them last, in 10,000 texts', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789* -•xX#·')), maxLength: 45 });
    fc.assert(
      fc.property(text, (display) => {
        if (!isMaskedCard(display)) return;
        expect(display.replace(/\D/g, '').length).toBeLessThanOrEqual(4);
        expect(display.replace(/[\s-]/g, '')).toMatch(/^\D+\d{0,4}$/);
      }),
      { numRuns: 10_000, seed: 4352 },
    );
  });
});
