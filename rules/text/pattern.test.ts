import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '#tests/kit/cpu.ts';

import { isLike } from './pattern.ts';

describe('an external pattern', () => {
  it.each([
    ['^\\d{8}$', '12345678', true],
    ['^\\d{8}$', '1234567', false],
    ['^\\d{8}$', '12345678\n', false],
    ['[A-Z]', 'anywhere in iT', true],
    ['^[\\p{L} ]+$', 'Åse Ødegård', true],
    ['', 'whatever', true],
  ])('%s says of %j: %s', (pattern, text, fits) => {
    expect(isLike(text, pattern)).toBe(fits);
  });

  it.each([
    ['that is broken', '^(\\d{8}$'],
    ['that looks ahead', '^(?=.*\\d).+$'],
    ['that looks back at what it found', '^(a)\\1$'],
    ['that would count to a million', '((a{0,1000}){0,1000}){0,1000}'],
    ['that is too long', `^${'a'.repeat(499)}$`],
  ])('ignores a pattern %s', (_what, pattern) => {
    expect(isLike('b', pattern)).toBe(true);
  });

  it('is still checked at the maximum length', () => {
    expect(isLike('b', `^${'a'.repeat(498)}$`)).toBe(false);
  });

  it('rejects texts longer than any realistic input', () => {
    expect(isLike('1'.repeat(200), '^\\d+$')).toBe(true);
    expect(isLike('1'.repeat(201), '^\\d+$')).toBe(false);
    expect(isLike('1'.repeat(201), '')).toBe(true);
  });

  it.each(['^(a+)+$', '^(a|a)*$', '^(.*a){12}$', '(x+x+)+y', '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*@$'])(
    'takes time linear in the text: %s',
    (pattern) => {
      const ms = measureCpuMs(() => {
        for (const sign of ['a', 'x', '-']) isLike(`${sign.repeat(199)}!`, pattern);
      });
      expect(ms).toBeLessThan(2_000);
    },
  );

  it('never throws and never hangs', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (pattern, text) => {
        expect(typeof isLike(text, pattern)).toBe('boolean');
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
