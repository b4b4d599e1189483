import 'temporal-polyfill/global';

import { describe, expect, it } from 'vitest';

import { readDay, spokenDate } from './days.ts';

describe('a day', () => {
  it.each([
    ['2026-12-25', '2026-12-25'],
    ['2028-02-29', '2028-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-1-1', undefined],
    ['20261225', undefined],
    ['+002026-12-25', undefined],
    ['2026-12-25T10:00', undefined],
    ['2026-12-25[u-ca=hebrew]', undefined],
    ['12/25/2026', undefined],
    ['?', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, day) => {
    expect(readDay(text)?.toString()).toBe(day);
  });

  it.each([
    ['en-US', 'Friday, 25th December 2026'],
    ['en-GB', 'Friday, 25th December 2026'],
    ['es-ES', 'viernes, 25 de diciembre de 2026'],
    ['fr-FR', 'vendredi 25 décembre 2026'],
  ])('formats a day in %s: %s', (locale, words) => {
    expect(spokenDate('2026-12-25', locale)).toBe(words);
    expect(spokenDate('soon', locale)).toBe('soon');
  });
});
