import type { InputFrom } from 'xstate';

import { corporateVendor, lacksAddress, wantsSwitch } from '#rules/payouts/methods.ts';
import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import type { AskedFields, PayoutMethod } from '../../payouts/payouts.ts';
import { selectPayoutMachine } from './selectPayout.machine.ts';

const address = { addressLine1: '12 Harbour Road' };

export const household: PayoutMethod = {
  payoutMethodId: 'household',
  description: 'Household account',
  vendor: 'MANUAL-BANK',
  service: 'MANUAL',
  provider: 'BANK',
  type: 'BANK',
  isPreferred: false,
  address,
  fields: { accountNumber: '00003322', sortCode: '110000' },
};
const wallet: PayoutMethod = {
  ...household,
  payoutMethodId: 'wallet',
  description: 'PayGo wallet',
  vendor: 'WALLET-PAYGO',
  service: 'WALLET',
  provider: 'PAYGO',
  type: 'WALLET',
  isPreferred: true,
  address: {},
  fields: { email: 'maya@wallet.test' },
};
const bare: PayoutMethod = {
  ...household,
  payoutMethodId: 'bare',
  description: 'Old account, no address',
  address: {},
};
const corporate: PayoutMethod = {
  ...household,
  vendor: corporateVendor,
  service: 'CORPORATE',
  provider: 'BANKPRO',
};

const asked: AskedFields = {
  vendor: corporateVendor,
  service: 'CORPORATE',
  provider: 'BANKPRO',
  type: 'BANK',
  fields: [],
};

/** The answer of a partner without a corporate payout provider. */
export const has = (...methods: PayoutMethod[]) => ({
  kind: 'read' as const,
  methods,
  vendors: ['MANUAL-BANK', 'WALLET-PAYGO'],
  country: 'US',
  currency: 'USD',
});
const throughNobody = (...methods: PayoutMethod[]) => ({ kind: 'read' as const, methods, vendors: null });
const throughCorporate = (...methods: PayoutMethod[]) => ({ ...has(...methods), vendors: [corporateVendor] });

const input: InputFrom<typeof selectPayoutMachine> = {
  abilities: { canSetUp: true, completion: 'now', canDoWithout: false },
  shown: null,
  newKey: () => 'key-1',
};
const ofPartner = { ...input, abilities: { ...input.abilities, canDoWithout: true } };

export const selectPayoutModel = {
  machine: selectPayoutMachine,
  inputs: {
    'a customer': input,
    'whom a partner pays': ofPartner,
    'who may set none up': { ...input, abilities: { ...input.abilities, canSetUp: false } },
    'who may change none': { ...input, abilities: { ...input.abilities, completion: 'never' } },
    'who was told where it goes': { ...input, shown: household },
    'whom a partner pays, and who was told where it goes': { ...ofPartner, shown: household },
    'who wants it elsewhere': { ...input, abilities: { ...input.abilities, completion: 'later' } },
  },
  events: {
    'method.setUp': {
      done: { payoutMethodId: 'household', isOnward: true },
      'done, for later': { payoutMethodId: 'household', isOnward: false },
      'not at all': { payoutMethodId: null, isOnward: false },
    },
    'setup.requested': 'no payload',
    'method.chosen': {
      'the household account': { payoutMethodId: 'household' },
      'one without an address': { payoutMethodId: 'bare' },
      'one that there is not': { payoutMethodId: 'other' },
    },
    'retry.requested': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    readPayouts: {
      none: has(),
      one: has(household),
      'another one': has({ ...household, fields: { ...household.fields, accountNumber: '00007777' } }),
      several: has(bare, household, wallet),
      'one without an address': has({ ...household, address: {} }),
      'one that goes elsewhere from now on': throughCorporate(household),
      'several that go elsewhere from now on': throughCorporate(household, wallet),
      'one through the corporate provider': throughCorporate(corporate),
      'none, and nothing is set up': throughNobody(),
      'one, and nothing is set up': throughNobody(household),
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
    readFields: {
      read: { kind: 'read', asked },
      PAYOUT_SERVICE_NOT_CONFIGURED: createRefusal('PAYOUT_SERVICE_NOT_CONFIGURED'),
    },
    addAddress: { edited: 'edited', gone: 'gone', left: 'left' },
    switchProvider: { edited: 'edited', gone: 'gone', left: 'left' },
  },
  stateKey: ({ abilities, shown, methods, vendors, chosen, isOnward, isOutdated }) =>
    [
      ...(abilities.canDoWithout ? ['partner'] : []),
      ...(abilities.canSetUp ? [] : ['no set-up']),
      ...(abilities.completion === 'never' ? ['no completion'] : []),
      ...(abilities.completion === 'later' ? ['changing'] : []),
      ...(shown ? ['shown'] : []),
      ...(isOutdated ? ['outdated'] : []),
      ...(isOnward ? [] : ['for later']),
      ...(methods.length > 1 ? ['of many'] : methods.length === 1 ? ['of one'] : []),
      ...(methods.length === 1 && methods.some(lacksAddress) ? ['bare'] : []),
      ...(vendors?.includes(corporateVendor)
        ? [methods.some((method) => wantsSwitch(method, vendors)) ? 'elsewhere' : 'there']
        : []),
      ...(vendors ? [] : ['not set up']),
      ...(chosen ? [chosen === bare.payoutMethodId ? 'the bare one' : 'chosen'] : []),
    ].join(', '),
} satisfies Model<typeof selectPayoutMachine>;
