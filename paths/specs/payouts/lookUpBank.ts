import { lookUpBankModel } from '#machines/payouts/lookUpBank.model.ts';

import { flowSpec } from '../../spec.ts';

/** The only bank with this prefix in Vera's country, in the gateway's format. */
export const pennine = {
  primaryKey: 'GB110011',
  institutionName: 'FIRST PENNINE BANK',
  address1: '3 MILL LANE',
  city: 'LEEDS',
  postalCode: 'LS1 4AP',
};

const label = 'Name of the bank';

export const spec = flowSpec(lookUpBankModel, {
  starts: {
    'from a form': {
      partner: 'voyage',
      path: '/payout-methods',
      as: 'vera@voyage.test',
      do: [
        { acts: [{ press: 'button', named: 'payouts.add' }] },
        { acts: [{ press: 'button', named: { begins: 'Corporate bank transfer' } }] },
      ],
    },
  },
  events: {
    'bank.sought': {
      // The button is disabled for fewer letters.
      usually: [{ fill: 'payouts.bank.search', with: 'text' }, { enter: 'payouts.bank.search' }],
      in: { choosing: { from: 'nobody' } },
      cases: { 'by three letters': { fields: { text: 'first p' } } },
    },
    'bank.chosen': {
      usually: [{ press: 'button', named: { begins: 'First Pennine Bank' } }],
      cases: { 'from no list': { cannot: 'nobody can choose what is not there' } },
    },
    'list.closed': [{ press: 'button', named: 'wizard.close', within: '[role=dialog]:has([aria-setsize])' }],
  },
  states: {
    typing: [{ role: 'button', text: 'payouts.bank.find' }],
    tooShort: [
      { role: 'button', text: 'payouts.bank.find', is: 'disabled' },
      { field: 'payouts.bank.search', problem: null },
    ],
    searching: [{ role: 'button', text: 'payouts.bank.find', is: 'busy' }],
    nothingFound: [{ text: 'errors.no_results' }],
    choosing: [{ role: 'dialog', text: 'payouts.bank.title' }],
    chosen: [{ role: 'dialog', text: 'payouts.bank.title', is: 'missing' }],
  },
  actors: {
    findBanks: {
      call: 'GET /platform/payouts/*',
      document: 'BankLookup',
      answers: {
        found: { data: { bankLookup: [pennine] } },
        nothing: { with: { text: 'zzz' }, data: { bankLookup: [] } },
        VENDOR_ERROR: { with: { text: 'err' } },
        INVALID_PARAMS: { fault: { code: 'INVALID_PARAMS', fields: { bankSearch: 'invalid' } } },
      },
    },
  },
  effects: { fillIn: [{ field: 'payouts.form.field', values: { label }, holds: 'First Pennine Bank' }] },
  labels: { bankSearch: 'payouts.bank.search' },
});
