import { expect, it } from 'vitest';

import { accountShown, toPayoutRecipient } from './payoutRecipient.ts';

it.each([
  ['00003322', '****3322'],
  ['3322', '****'],
  ['maya@wallet.test', 'ma**@wallet.test'],
  ['al@wallet.test', 'a**@wallet.test'],
])('masks %s as %s', (account, shown) => {
  expect(accountShown(account)).toBe(shown);
});

it.each([
  ['an account by its number', { accountNumber: '00003322', email: 'maya@wallet.test' }, '00003322'],
  ['a wallet by its address', { email: 'maya@wallet.test' }, 'maya@wallet.test'],
  ['what has neither by its name alone', {}, null],
])('finds %s', (_what, numbers, account) => {
  const method = { description: 'Mine', service: 'MANUAL', provider: 'BANK' };
  expect(toPayoutRecipient({ ...method, ...numbers })).toEqual({ vendor: 'MANUAL-BANK', description: 'Mine', account });
});
