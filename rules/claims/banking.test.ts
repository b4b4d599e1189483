import { expect, it } from 'vitest';

import { findBankingPermission } from './banking.ts';

it('finds the bank permission among others', () => {
  const banking = { permission: 'BANKING', required: true, granted: false };

  expect(findBankingPermission({ permissions: [{ ...banking, permission: 'OTHER' }, banking] })).toEqual(banking);
  expect(findBankingPermission({ permissions: [] })).toBeUndefined();
});
