import { describe, expect, it } from 'vitest';

import { parsePatternHint } from './wanted.ts';

describe('the hint for a pattern', () => {
  it.each([
    ['^\\d{8}$', { of: 'digits', min: 8, max: 8 }],
    ['^[0-9]{6,9}$', { of: 'digits', min: 6, max: 9 }],
    ['^[A-Z0-9]{6,11}$', { of: 'signs', min: 6, max: 11 }],
  ])('describes %s', (pattern, wanted) => {
    expect(parsePatternHint(pattern)).toEqual(wanted);
  });

  it.each(['', '\\d{8}', '^\\d+$', '^\\d{6,}$', '^\\d{3}-\\d{3}$', '^[A-Z]{2}\\d{2}$'])(
    'is missing for %j',
    (pattern) => {
      expect(parsePatternHint(pattern)).toBeNull();
    },
  );
});
