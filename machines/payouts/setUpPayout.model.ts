import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import type { PayoutMethod } from './payouts.ts';
import { setUpPayoutMachine } from './setUpPayout.machine.ts';

const begun = { currency: 'USD', known: ['mine'], newKey: () => 'key-1' };
const method: PayoutMethod = {
  payoutMethodId: 'mine',
  description: 'Mine',
  vendor: 'WALLET-PAYGO',
  service: 'WALLET',
  provider: 'PAYGO',
  type: 'WALLET',
  isPreferred: true,
  address: {},
  fields: {},
};
export const walletFields = {
  vendor: 'WALLET-PAYGO',
  service: 'WALLET',
  provider: 'PAYGO',
  type: 'WALLET',
  fields: [],
};

export const setUpPayoutModel = {
  machine: setUpPayoutMachine,
  inputs: {
    'in a frame': { ...begun, isFramed: true, vendors: ['PAYMENTRAILS-TRANSFER'] },
    'with one provider': { ...begun, isFramed: false, vendors: ['WALLET-PAYGO'] },
    'with several': { ...begun, isFramed: false, vendors: ['WALLET-PAYGO', 'MANUAL-BANK'] },
  },
  events: {
    'provider.chosen': { 'that is offered': { vendor: 'WALLET-PAYGO' }, 'that is not': { vendor: 'other' } },
    'provider.reconsidered': 'no payload',
    'method.described': { 'a wallet': { description: 'Wallet', fields: { email: 'anna@wallet.test' } } },
    'frame.completed': 'no payload',
    'retry.requested': 'no payload',
    'onward.requested': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    openFrame: {
      opened: { kind: 'read', url: 'https://payouts.example/frame' },
      AUTHORIZATION_FAILED: createRefusal('AUTHORIZATION_FAILED'),
      PAYOUT_SERVICE_NOT_CONFIGURED: createRefusal('PAYOUT_SERVICE_NOT_CONFIGURED'),
    },
    readMethods: {
      'one more': { kind: 'read', methods: [method, { ...method, payoutMethodId: 'new' }] },
      'none more': { kind: 'read', methods: [method] },
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
    readFields: {
      read: { kind: 'read', asked: walletFields },
      PAYOUT_SERVICE_NOT_CONFIGURED: createRefusal('PAYOUT_SERVICE_NOT_CONFIGURED'),
    },
    createMethod: {
      created: { kind: 'created', payoutMethodId: 'new' },
      'wrong email': createFieldRefusal('email', 'invalid'),
      PAYOUT_EXITS: createRefusal('PAYOUT_EXITS'),
    },
  },
  stateKey: ({ vendors, isFramed }) => (isFramed ? 'framed' : vendors.length > 1 ? 'of many' : ''),
} satisfies Model<typeof setUpPayoutMachine>;
