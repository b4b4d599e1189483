import type { Claim } from '#schema/generated/portal.ts';

import { id, now, type Samples } from './sample.ts';

const claim: Claim = {
  alertId: id(32),
  itemId: id(30),
  claimNumber: 'CL-01',
  alertType: 'FLOOD',
  description: 'Water in the shop',
  alertDate: now,
  status: 'prediction',
  completed: false,
  confirmed: false,
  properties: { name: 'Corner shop' },
  data: { currency: 'GBP', profitMargin: 42.5, retention: null, applicableLimit: 10000, restorationPeriod: 6 },
  datasets: [{ datasetId: id(33), name: 'prediction', completed: false }],
  payouts: [{ payoutId: id(34), periodStart: '2026-06-01', periodEnd: '2026-06-30', status: 'FUTURE' }],
};

export const claims = {
  items: {
    document: 'Items',
    variables: {},
    call: 'GET /platform/items',
    answer: [
      {
        itemId: id(30),
        itemTypeId: 'shop',
        propositionId: id(31),
        monitorId: null,
        properties: { name: 'Corner shop', address: 'High Street 1' },
        externalPolicyNumber: 'POL-SHOP',
        permissions: [{ permission: 'BANKING', required: true, granted: false }],
      },
    ],
  },
  claims: {
    document: 'Claims',
    variables: { active: 'true', itemId: id(30) },
    call: `GET /platform/items/views/item-alerts?active=true&itemId=${id(30)}`,
    answer: [claim],
  },
} satisfies Partial<Samples>;
