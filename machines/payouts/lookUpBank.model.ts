import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { lookUpBankMachine } from './lookUpBank.machine.ts';

export const harbour = {
  primaryKey: '011000011',
  institutionName: 'FIRST HARBOR TRUST',
  address1: '1 WHARF STREET',
  city: 'PORTLAND',
  postalCode: '04101',
};

export const lookUpBankModel = {
  machine: lookUpBankMachine,
  inputs: {
    'from a form': { vendor: 'CORPORATE-BANKPRO', country: 'US', lookup: { primaryKey: 'routing', city: 'bankCity' } },
  },
  events: {
    'bank.sought': { 'by three letters': { text: 'fir' }, 'by two': { text: ' fi ' } },
    'bank.chosen': { 'from the list': { primaryKey: '011000011' }, 'from no list': { primaryKey: 'other' } },
    'list.closed': 'no payload',
  },
  answers: {
    findBanks: {
      found: { kind: 'read', banks: [harbour] },
      nothing: { kind: 'read', banks: [] },
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
      INVALID_PARAMS: createFieldRefusal('bankSearch', 'invalid'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof lookUpBankMachine>;
