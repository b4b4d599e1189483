import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { editPayoutMethodMachine } from './editPayoutMethod.machine.ts';

/** Matches a method of many@sky.test in the sandbox. */
export const household = {
  description: 'Household account',
  'fields.accountNumber': '00003322',
  'fields.sortCode': '110000',
  'address.addressLine1': '12 Harbour Road',
  'address.addressLine2': '',
  'address.province': 'ME',
  'address.city': 'Portland',
  'address.postCode': '04101',
};
const described = { ...household, description: 'Shared account' };

export const editPayoutMethodModel = {
  machine: editPayoutMethodMachine,
  inputs: { 'from the list': { id: 'household', known: household, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': { 'with another name': { details: described }, 'as before': { details: household } },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      FAILED_VALIDATION: createFieldRefusal('description', 'invalid'),
      PAYMENT_METHOD_NOT_FOUND: createRefusal('PAYMENT_METHOD_NOT_FOUND'),
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editPayoutMethodMachine>;
