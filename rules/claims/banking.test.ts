import { expect, it } from 'vitest';

import { bankingOf } from './banking.ts';

it('finds the bank permission among others', () => {
  const banking = { permission: 'BANKING', required: true, granted: false };

  expect(bankingOf({ permissions: [{ ...banking, permission: 'OTHER' }, banking] })).toEqual(banking);
  expect(bankingOf({ permissions: [] })).toBeUndefined();
});
