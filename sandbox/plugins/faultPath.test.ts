import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchesCallPath } from './faultPath.ts';

/** Matches stars in the simplest way, as an oracle. */
const matches = (wanted: string, path: string): boolean => {
  if (wanted === '') return path === '';
  if (wanted[0] === '*') return matches(wanted.slice(1), path) || (path !== '' && matches(wanted, path.slice(1)));
  return wanted[0] === path[0] && matches(wanted.slice(1), path.slice(1));
};

describe('a path with stars', () => {
  it.each([
    ['/travel/trips', '/travel/trips', true],
    ['api/travel/trips', '/travel/trips', true],
    ['/travel/trips', '/travel/trips/1', false],
    ['owl/*', '/owl/subscribers/1', true],
    ['owl/*', '/owl', false],
    ['*/login', '/platform/user/login', true],
    ['*/log.n', '/platform/user/login', false],
    ['*', '/anything', true],
    ['/a*a', '/a', false],
    ['/*ab*b', '/ab', false],
    ['/*(a+)+$*', '/(a+)+$', true],
    ['/*', '/two\nlines', true],
  ])('%s on %j: %s', (wanted, path, isSo) => {
    expect(matchesCallPath(wanted, path)).toBe(isSo);
  });

  it('treats each star as any text', () => {
    const text = (signs: string[]) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 8 });
    const count = { on: 0, off: 0 };
    fc.assert(
      fc.property(text(['a', 'b', '*']), text(['a', 'b']), (wanted, path) => {
        const isSo = matches(`/${wanted}`, `/${path}`);
        count[isSo ? 'on' : 'off'] += 1;
        expect(matchesCallPath(`/${wanted}`, `/${path}`)).toBe(isSo);
      }),
      { numRuns: 2_000 },
    );
    expect(Math.min(count.on, count.off)).toBeGreaterThan(100);
  });

  it('is matched at once, however many stars it has and however long the call is', () => {
    const wanted = `/${'*a'.repeat(99)}`;
    const started = performance.now();
    for (let time = 0; time < 100; time += 1) expect(matchesCallPath(wanted, `/${'a'.repeat(16_000)}b`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
