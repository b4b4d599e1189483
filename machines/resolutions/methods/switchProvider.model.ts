import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { switchProviderMachine } from './switchProvider.machine.ts';

export const moved = {
  description: 'Account in pounds',
  legalType: 'PRIVATE',
  accountType: 'CHECKING',
  accountNumber: '12345678',
  routing: 'GB110011',
  bankName: 'First Pennine Bank',
  email: 'vera@voyage.test',
  country: 'GB',
};

export const switchProviderModel = {
  machine: switchProviderMachine,
  inputs: { 'of a bank account': { id: 'pounds', known: { country: 'GB' }, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': { 'with all there is': { details: moved }, 'with nothing new': { details: { country: 'GB' } } },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      'wrong account': createFieldRefusal('accountNumber', 'invalid'),
      PAYMENT_METHOD_NOT_FOUND: createRefusal('PAYMENT_METHOD_NOT_FOUND'),
      PAYOUT_EXITS: createRefusal('PAYOUT_EXITS'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof switchProviderMachine>;
