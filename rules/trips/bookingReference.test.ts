import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bookingReferenceProblem, normalisedBookingReference } from './bookingReference.ts';

const wrong = 'validation.booking_reference';

describe('a booking reference', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['QX7K2M', null],
    [' qx7 k2m ', null],
    ['1', null],
    ['ABCDEFGHIJ0123456789', null],
    ['ABCDE FGHIJ 01234 56789', null],
    ['ABCDEFGHIJ01234567890', wrong],
    ['😀'.repeat(25), wrong],
    ['QX7-K2M', null],
    ['QX7K2M/1', wrong],
    ['ÅX7K2M', wrong],
    ['straße', wrong],
    ['QX７K2M', null],
    ['\u212AX7K2M', null],
    ['QX7K2\u200b', null],
  ])('%j: %s', (text, problem) => {
    expect(bookingReferenceProblem(text)).toBe(problem);
  });

  it('is sent in capitals, without the spaces that people read it aloud with', () => {
    expect(normalisedBookingReference(' qx7 k2m\u00a0')).toBe('QX7K2M');
    expect(normalisedBookingReference('QX\uff17\u2011K2M')).toBe('QX7K2M');
    expect(normalisedBookingReference('  ')).toBeNull();
    // Forms turn a cleared field into undefined.
    expect(normalisedBookingReference(undefined)).toBeNull();
  });

  it('has up to twenty letters and digits if it is valid, whatever the input', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[A-Za-z0-9 -]{0,25}$/));
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(bookingReferenceProblem(text) === null);
        expect(normalisedBookingReference(text) ?? '').toMatch(/^[A-Z0-9]{0,20}$/);
      }),
    );
  });
});
