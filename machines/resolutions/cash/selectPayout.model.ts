import { corporateVendor } from '#rules/payouts/methods.ts';

import { refusedWith } from '../../answers.model.ts';
import type { Model } from '../../model.ts';
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

/** What there is, where the corporate provider is not asked for. */
export const has = (...methods: PayoutMethod[]) => ({
  kind: 'read' as const,
  methods,
  vendors: ['MANUAL-BANK', 'WALLET-PAYGO'],
  country: 'US',
  currency: 'USD',
});
const throughNobody = (...methods: PayoutMethod[]) => ({ kind: 'read' as const, methods, vendors: null });
const throughCorporate = (...methods: PayoutMethod[]) => ({ ...has(...methods), vendors: [corporateVendor] });

export const selectPayoutModel = {
  machine: selectPayoutMachine,
  inputs: {
    'a customer': { isPaidByPartner: false, maySetUp: true, mayMend: true, newKey: () => 'key-1' },
    'whom a partner pays': { isPaidByPartner: true, maySetUp: true, mayMend: true, newKey: () => 'key-1' },
    'who may set none up': { isPaidByPartner: false, maySetUp: false, mayMend: true, newKey: () => 'key-1' },
    'who may change none': { isPaidByPartner: false, maySetUp: true, mayMend: false, newKey: () => 'key-1' },
  },
  events: {
    'method.setUp': { done: { payoutMethodId: 'household' }, 'not at all': { payoutMethodId: null } },
    'method.chosen': {
      'the household account': { payoutMethodId: 'household' },
      'one without an address': { payoutMethodId: 'bare' },
      'one that there is not': { payoutMethodId: 'other' },
    },
    'retry.asked': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    readPayouts: {
      none: has(),
      one: has(household),
      several: has(bare, household, wallet),
      'one without an address': has({ ...household, address: {} }),
      'one that goes elsewhere from now on': throughCorporate(household),
      'several that go elsewhere from now on': throughCorporate(household, wallet),
      'one through the corporate provider': throughCorporate(corporate),
      'none, and nothing is set up': throughNobody(),
      'one, and nothing is set up': throughNobody(household),
      PAYOUT_SERVICE_ERROR: refusedWith('PAYOUT_SERVICE_ERROR'),
    },
    readFields: {
      read: { kind: 'read', asked },
      PAYOUT_SERVICE_NOT_CONFIGURED: refusedWith('PAYOUT_SERVICE_NOT_CONFIGURED'),
    },
    addAddress: { edited: 'edited', gone: 'gone', left: 'left' },
    switchProvider: { edited: 'edited', gone: 'gone', left: 'left' },
  },
  stateKey: ({ isPaidByPartner, maySetUp, mayMend, methods, vendors, chosen }) =>
    [
      ...(isPaidByPartner ? ['partner'] : []),
      ...(maySetUp ? [] : ['as it is']),
      ...(mayMend ? [] : ['as they are']),
      ...(methods.length > 1 ? ['of many'] : []),
      ...(vendors?.includes(corporateVendor) ? ['elsewhere'] : []),
      ...(vendors ? [] : ['not set up']),
      ...(chosen ? ['chosen'] : []),
    ].join(', '),
} satisfies Model<typeof selectPayoutMachine>;
