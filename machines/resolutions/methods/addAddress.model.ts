import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { addAddressMachine } from './addAddress.machine.ts';

export const oldAccount = { accountNumber: '00003311', sortCode: '110000', description: 'Old account, no address' };
export const withAddress = {
  ...oldAccount,
  email: 'maya@sky.test',
  addressLine1: '12 Harbour Road',
  addressLine2: 'Flat 3',
  province: 'Maine',
  city: 'Portland',
  postCode: '04101',
};

export const addAddressModel = {
  machine: addAddressMachine,
  inputs: { 'of a bank account': { id: 'old', known: oldAccount, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': { 'with an address': { details: withAddress }, 'as before': { details: oldAccount } },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      'wrong post code': createFieldRefusal('postCode', 'invalid'),
      PAYMENT_METHOD_NOT_FOUND: createRefusal('PAYMENT_METHOD_NOT_FOUND'),
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof addAddressMachine>;
