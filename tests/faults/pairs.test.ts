import { expect, it } from 'vitest';

import { twoFaults } from './pairs.ts';

const faults = ['500', '502', '503', 'lost'];

it('gives each call two faults, and starts over with other pairs after the last fault', () => {
  const pairs = [0, 1, 2, 3, 4, 5, 6, 7].map((position) => twoFaults(faults, position));

  expect(pairs).toEqual([
    ['500', '502'],
    ['502', '503'],
    ['503', 'lost'],
    ['500', 'lost'],
    ['500', '503'],
    ['502', 'lost'],
    ['500', '503'],
    ['502', 'lost'],
  ]);
});
