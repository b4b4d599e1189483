import { expect, it } from 'vitest';

import { mapBankFields, titleCased } from './banks.ts';

const bank = {
  primaryKey: 'GB110011',
  institutionName: 'FIRST PENNINE-MOOR BANK',
  address1: '3 MILL LANE',
  city: 'LEEDS',
  postalCode: 'ls one',
};

it('fills a bank into the fields that the provider names, in normal capitalization', () => {
  const mapping = { primaryKey: 'routing', institutionName: 'bankName', city: 'bankCity', postalCode: 'zip' };
  expect(mapBankFields(bank, mapping)).toEqual({
    routing: 'GB110011',
    bankName: 'First Pennine-Moor Bank',
    bankCity: 'Leeds',
    zip: 'ls one',
  });
});

it("leaves a bank's code unchanged even if it has no digit", () => {
  const found = mapBankFields(
    { primaryKey: 'DEUTDEFF', institutionName: 'DEUTSCHE BANK' },
    { primaryKey: 'bic', institutionName: 'bankName' },
  );
  expect(found).toEqual({ bic: 'DEUTDEFF', bankName: 'Deutsche Bank' });
});

it('skips data that the bank lacks', () => {
  expect(mapBankFields(bank, { branch: 'bankBranch', toString: 'x' })).toEqual({});
});

it.each([
  ['3 MILL LANE', '3 Mill Lane'],
  ['ÅLESUND', 'Ålesund'],
  ['21B BAKER STREET', '21B Baker Street'],
  ['', ''],
])('writes %j as %j', (told, written) => {
  expect(titleCased(told)).toBe(written);
});
