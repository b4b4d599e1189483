import { id, type Samples } from './sample.ts';

const method = {
  payoutMethodId: id(5),
  description: 'My bank',
  service: 'MANUAL',
  provider: 'BANK',
  vendor: 'MANUAL-BANK',
  type: 'BANK',
  preferred: 1,
  extras: { city: 'Oslo', nested: { deep: [1, 2] } },
  accountNumber: '****1234',
  sortCode: null,
  legalType: null,
  institutionNumber: null,
  transitNumber: '00012',
  accountType: null,
  email: 'anna@sky.test',
};
const described = {
  vendor: 'CORPORATE-BANKPRO',
  type: 'BANK',
  description: 'Company account',
  extras: { addressLine1: '12 Harbour Road' },
  routing: '011000011',
  accountNumber: '00001234',
};

export const payouts = {
  payoutMethods: {
    document: 'PayoutMethods',
    variables: { userId: id(1) },
    call: `GET /platform/payouts/methods?userId=${id(1)}`,
    answer: [method],
  },
  payoutConfig: {
    document: 'PayoutConfig',
    variables: { userId: id(1) },
    call: `GET /platform/payouts/config?userId=${id(1)}`,
    answer: {
      payouts: {
        country: { iso: 'US', currency: 'USD' },
        providers: [{ vendor: 'MANUAL-BANK', provider: 'BANK', service: 'MANUAL', type: 'BANK', name: 'Bank' }],
      },
    },
  },
  requiredFields: {
    document: 'RequiredFields',
    variables: { vendor: 'CORPORATE-BANKPRO', currency: 'USD' },
    call: 'GET /platform/payouts/required-fields/CORPORATE-BANKPRO?currency=USD',
    answer: {
      vendor: 'CORPORATE-BANKPRO',
      type: 'BANK',
      service: 'CORPORATE',
      provider: 'BANKPRO',
      fields: [
        {
          key: 'routing',
          name: 'routing',
          type: 'text',
          required: true,
          validationRegexp: '^\\d{9}$',
          valuesAllowed: null,
          lookupField: { searchToFieldsMapping: { primaryKey: 'routing', city: 'bankCity' } },
          readOnly: false,
          defaultValue: null,
          label: 'Bank',
        },
        {
          key: 'legalType',
          name: 'legalType',
          type: 'radio',
          required: true,
          validationRegexp: null,
          valuesAllowed: [{ key: 'BUSINESS', name: 'A business' }],
          lookupField: null,
          readOnly: null,
          defaultValue: 'BUSINESS',
          label: 'Who holds it',
        },
      ],
    },
  },
  bankLookup: {
    document: 'BankLookup',
    variables: { vendor: 'CORPORATE-BANKPRO', country: 'US', bankSearch: 'fir & co' },
    call: 'GET /platform/payouts/required-fields/CORPORATE-BANKPRO?country=US&bankSearch=fir+%26+co',
    answer: [
      {
        primaryKey: '011000011',
        institutionName: 'FIRST HARBOR TRUST',
        address1: '1 WHARF STREET',
        city: 'PORTLAND',
        postalCode: '04101',
      },
    ],
  },
  payoutWidget: {
    document: 'PayoutWidget',
    variables: { userId: id(1), lang: 'EN' },
    call: `GET /platform/payouts/widget?userId=${id(1)}&lang=EN`,
    answer: { url: 'https://payouts.example/frame/1' },
  },
  createPayoutMethod: {
    document: 'CreatePayoutMethod',
    variables: { method: described },
    call: 'POST /platform/payouts/methods',
    body: described,
    status: 201,
    answer: { payoutMethodId: id(5) },
  },
  updatePayoutMethod: {
    document: 'UpdatePayoutMethod',
    variables: { payoutMethodId: id(5), changes: { preferred: 1 } },
    call: `PATCH /platform/payouts/methods/${id(5)}`,
    body: { preferred: 1 },
    answer: method,
  },
  deletePayoutMethod: {
    document: 'DeletePayoutMethod',
    variables: { payoutMethodId: id(5) },
    call: `DELETE /platform/payouts/methods/${id(5)}`,
    status: 204,
    answer: true,
  },
} satisfies Partial<Samples>;
