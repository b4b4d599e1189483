import { describe, expect, it } from 'vitest';

import { longDate, toDay, utcMinute } from './dates.ts';

describe('a day', () => {
  it.each([
    ['en-US', '2026-11-01', '1st November 2026'],
    ['en-US', '2026-11-02', '2nd November 2026'],
    ['en-US', '2026-11-03', '3rd November 2026'],
    ['en-US', '2026-11-11', '11th November 2026'],
    ['en-US', '2026-11-20', '20th November 2026'],
    ['en-US', '2026-11-22', '22nd November 2026'],
    ['en-XA', '2026-11-30', '30th November 2026'],
    ['es-ES', '2026-11-20', '20 de noviembre de 2026'],
    ['fr-FR', '2026-11-20', '20 novembre 2026'],
    ['fr-FR', '2026-11-01', '1er novembre 2026'],
    ['de-DE', '2026-11-20', '20. November 2026'],
  ])('formats %s as people there write %s', (locale, date, written) => {
    expect(longDate(date, locale)).toBe(written);
  });

  it.each(['soon', 'unreadable', '2026-02-30', '0000-00-00'])('shows a dash for an invalid day: %s', (text) => {
    expect(longDate(text, 'en-US')).toBe('–');
  });

  it('takes the day of an instant in UTC', () => {
    expect(toDay(Date.parse('2026-11-20T23:30:00-05:00'))).toBe('2026-11-21');
    expect(utcMinute('2026-11-20T23:30:59-05:00')).toBe('2026-11-21 04:30');
  });
});
