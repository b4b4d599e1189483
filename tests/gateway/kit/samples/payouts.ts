import { id, type Samples } from './sample.ts';

export const payouts = {
  payoutMethods: {
    document: 'PayoutMethods',
    variables: { userId: id(1) },
    call: `GET /platform/payouts/methods?userId=${id(1)}`,
    answer: [
      {
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
      },
    ],
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
} satisfies Partial<Samples>;
