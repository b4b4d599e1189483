import { describe, expect, it } from 'vitest';

import { corporateVendor, forBusinesses, lacksAddress, preferredFirst, splitVendor, wantsSwitch } from './methods.ts';

const account = { vendor: 'MANUAL-BANK', service: 'MANUAL', type: 'BANK', address: {} };

describe('a payout method', () => {
  it('has a vendor named after service and provider', () => {
    expect(splitVendor('CORPORATE-BANKPRO')).toEqual({
      vendor: 'CORPORATE-BANKPRO',
      service: 'CORPORATE',
      provider: 'BANKPRO',
    });
    expect(splitVendor('')).toEqual({ vendor: '', service: '', provider: '' });
    expect(splitVendor('WALLET')).toEqual({ vendor: 'WALLET', service: 'WALLET', provider: '' });
  });

  it.each([
    ['a bank that somebody pays by hand', account, true],
    ['one of which only blanks are known', { ...account, address: { addressLine1: ' ' } }, true],
    ['one whose address is known', { ...account, address: { addressLine1: '1 Mill Lane' } }, false],
    ['one that is paid by a service', { ...account, service: 'CORPORATE' }, false],
    ['what is no bank', { ...account, type: 'WALLET' }, false],
  ])('lacks an address: %s – %o', (_what, method, lacks) => {
    expect(lacksAddress(method)).toBe(lacks);
  });

  it.each([
    ['a bank, where there is the corporate provider', account, [corporateVendor, 'WALLET-PAYGO'], true],
    ['a bank, where there is none', account, ['WALLET-PAYGO'], false],
    ['the corporate provider itself', { ...account, vendor: 'CORPORATE-BANKPRO' }, ['CORPORATE-BANKPRO'], false],
    ['what is no bank', { ...account, type: 'WALLET' }, ['CORPORATE-BANKPRO'], false],
  ])('needs another provider: %s', (_what, method, vendors, wants) => {
    expect(wantsSwitch(method, vendors)).toBe(wants);
  });

  it('comes first if it is preferred, and the others keep their order', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((id) => ({ id, isPreferred: id === 'two' }));
    expect(preferredFirst([one, two, three] as never[])).toEqual([two, one, three]);
    expect(preferredFirst([three, one, two] as never[])).toEqual([two, three, one]);
  });
});

describe('the fields of several providers', () => {
  const legal = (...keys: string[]) => ({ fields: [{ key: 'legalType', choices: keys.map((key) => ({ key })) }] });
  const [business, person, nobody] = [legal('PRIVATE', 'BUSINESS'), legal('PRIVATE'), { fields: [] }];
  const other = { fields: [{ key: 'accountType', choices: [{ key: 'BUSINESS' }] }] };

  it('are those for businesses if any are known, otherwise all of them', () => {
    expect(forBusinesses([person, business, nobody, other])).toEqual([business]);
    expect(forBusinesses([person, nobody, other])).toEqual([person, nobody, other]);
  });
});
