import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import type { PayoutMethod } from '../../payouts/payouts.ts';
import type { Claim, ClaimPayout } from '../claims.ts';
import type { PayoutChoice } from './details.ts';
import { sendPayoutDetailsMachine } from './sendPayoutDetails.machine.ts';

const vendor = { vendor: 'BUSINESS-BANK', service: 'BUSINESS', provider: 'BANK', type: 'BANK' } as const;
const shopId = '8d1b0a1e-0000-4000-8000-000000000001';
const newId = '8d1b0a1e-0000-4000-8000-000000000002';
const own = 'berta@harvest.test';

const fields = {
  institutionNumber: '003',
  transitNumber: '12345',
  accountNumber: '00007788',
  accountType: 'CHECKING',
  sortCode: '110000',
};
const entered = { description: '', fields: {}, email: own, contactNumber: '+15550100001' };
const described = { ...entered, chosen: vendor.vendor, description: 'Till account', fields };

/** Matches a method of berta@harvest.test in the sandbox. */
const shop: PayoutMethod = {
  payoutMethodId: shopId,
  description: 'Shop account',
  vendor: 'MANUAL-BANK',
  service: 'MANUAL',
  provider: 'BANK',
  type: 'BANK',
  isPreferred: true,
  address: {},
  fields: { accountNumber: '00006677' },
};
const till: PayoutMethod = {
  ...shop,
  ...vendor,
  payoutMethodId: newId,
  description: 'Till account',
  isPreferred: false,
  fields: { ...fields, email: own },
};

const choice: PayoutChoice = { methods: [shop], asked: [{ ...vendor, fields: [] }] };

const payout: ClaimPayout = {
  payoutId: 'payout',
  periodStart: '2026-09-01',
  periodEnd: '2026-09-30',
  predictedRevenue: 10_000,
  actualRevenue: 7_950.5,
  profitMargin: 60,
  excess: 0,
  amountPayable: 1_229.7,
  status: 'PAYMENT-DETAILS',
};
const claim: Claim = {
  alertId: 'claim',
  itemId: 'shop',
  claimNumber: 'CL-07',
  alertType: 'POWER_OUTAGE',
  description: 'No electricity',
  alertDate: '2026-06-10T06:30:00.000Z',
  status: 'offer-accepted',
  completed: false,
  confirmed: true,
  properties: { name: 'Corner shop' },
  data: { currency: 'USD', profitMargin: 60, retention: 250, applicableLimit: 50_000, restorationPeriod: 6 },
  datasets: [],
  payouts: [payout],
  assignee: null,
  broker: null,
  events: [],
};
const readWith = (status: string) => ({
  kind: 'read' as const,
  claim: {
    ...claim,
    payouts: [
      { ...payout, payoutId: 'other', status: 'SENT' },
      { ...payout, status },
    ],
  },
  at: 0,
});

export const sendPayoutDetailsModel = {
  machine: sendPayoutDetailsMachine,
  inputs: {
    'from its claim': {
      payout: { itemId: 'shop', alertId: 'claim', payoutId: 'payout' },
      email: own,
      mayCorrect: true,
      newKey: () => 'key-1',
    },
  },
  events: {
    'details.entered': {
      'an account there is': { ...entered, chosen: shopId },
      'with another address': { ...entered, chosen: shopId, email: 'till@harvest.test' },
      'a new account': described,
      'what is not offered': { ...entered, chosen: 'OTHER-BANK' },
    },
    'retry.requested': 'no payload',
    'resend.requested': 'no payload',
    'edit.requested': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    readChoice: {
      read: { kind: 'read', ...choice },
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
    createMethod: {
      created: { kind: 'created', payoutMethodId: newId },
      'wrong name': createFieldRefusal('description', 'invalid'),
      PAYOUT_EXITS: createRefusal('PAYOUT_EXITS'),
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
    correctMethod: {
      corrected: { kind: 'edited' },
      'wrong address': createFieldRefusal('email', 'invalid'),
      PAYMENT_METHOD_NOT_FOUND: createRefusal('PAYMENT_METHOD_NOT_FOUND'),
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
    readMethods: {
      'with it': { kind: 'read', methods: [shop, till] },
      'without it': { kind: 'read', methods: [shop] },
      'as it was corrected': {
        kind: 'read',
        methods: [{ ...shop, fields: { ...shop.fields, email: 'till@harvest.test' } }, till],
      },
      'with it and another address': {
        kind: 'read',
        methods: [shop, { ...till, fields: { ...till.fields, email: 'old@harvest.test' } }],
      },
      'with other numbers': {
        kind: 'read',
        methods: [shop, till].map((method) => ({ ...method, fields: { ...method.fields, accountNumber: '00009999' } })),
      },
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
    sendPayout: {
      sent: { kind: 'sent', payout: { ...payout, status: 'SENT' } },
      'wrong phone': createFieldRefusal('contactNumber', 'invalid'),
      PAYOUT_NOT_FOUND: createRefusal('PAYOUT_NOT_FOUND'),
      PAYMENT_METHOD_NOT_FOUND: createRefusal('PAYMENT_METHOD_NOT_FOUND'),
      GENERAL_400: createRefusal('GENERAL_400'),
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
    readClaim: {
      sent: readWith('SENT'),
      waiting: readWith('PAYMENT-DETAILS'),
      'no claim': { kind: 'read', claim: undefined, at: 0 },
      GENERAL_400: createRefusal('GENERAL_400'),
    },
  },
  stateKey: ({ choice, createdId, correction, isRepeat }) =>
    [
      choice && choice.methods.some(({ fields: { email } }) => email) && 'corrected',
      createdId && 'created',
      correction && 'to correct',
      isRepeat && 'again',
    ]
      .filter(Boolean)
      .join(', '),
} satisfies Model<typeof sendPayoutDetailsMachine>;
