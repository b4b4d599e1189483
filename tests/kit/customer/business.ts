import type { ClaimsQuery, ItemsQuery } from '#src/api/generated/documents.ts';

import { toUuid } from './sky.ts';

const item = (end: number, name: string, required: boolean, granted: boolean): ItemsQuery['items'][number] => ({
  __typename: 'InsuredItem',
  itemId: toUuid(end),
  itemTypeId: 'BUSINESS-PREMISES',
  propositionId: toUuid(70),
  monitorId: null,
  properties: { name, address: '4 Market Square, Leeds' },
  externalPolicyNumber: 'POL-ACTIVE',
  permissions: [{ __typename: 'ItemPermission', permission: 'BANKING', required, granted }],
});

export const items: ItemsQuery = {
  items: [
    item(71, 'Corner shop', true, true),
    item(72, 'Bakery', true, false),
    { ...item(73, 'Photo studio', false, false), permissions: [] },
  ],
};

export const dataset = (name: string, completed: boolean): ClaimsQuery['claims'][number]['datasets'][number] => ({
  __typename: 'Dataset',
  datasetId: toUuid(80),
  name,
  completed,
  data: [],
  notes: null,
});

export const claim = (
  number: number,
  changes: Partial<ClaimsQuery['claims'][number]> = {},
): ClaimsQuery['claims'][number] => ({
  __typename: 'Claim',
  alertId: toUuid(100 + number),
  itemId: toUuid(71),
  claimNumber: `CL-${String(number).padStart(2, '0')}`,
  alertType: 'POWER_OUTAGE',
  description: 'No electricity for more than 48 hours',
  alertDate: `2026-10-${String(number).padStart(2, '0')}T06:30:00.000Z`,
  status: 'user-confirm-offer',
  completed: false,
  confirmed: false,
  properties: { __typename: 'ClaimProperties', name: 'Corner shop' },
  data: {
    __typename: 'ClaimData',
    currency: 'USD',
    profitMargin: 60,
    retention: 250,
    applicableLimit: 50_000,
    restorationPeriod: 6,
  },
  datasets: [dataset('USER-REVENUE-PREDICTION', true), dataset('CUSTOMER-OFFER', true)],
  payouts: [],
  assigneeDetails: null,
  brokerAssignee: null,
  claimAssignee: null,
  events: [],
  ...changes,
});

const terms = claim(1).data;

export const claims: ClaimsQuery = {
  claims: [
    claim(1, { status: 'prediction', datasets: [], data: { ...terms, retention: null } }),
    claim(2, { data: { ...terms, retention: 0 } }),
    claim(3, { completed: true, status: 'offer-rejected' }),
  ],
};

/** A payout that lacks payment details. */
export const payout = (
  changes: Partial<ReturnType<typeof claim>['payouts'][number]> = {},
): ReturnType<typeof claim>['payouts'][number] => ({
  __typename: 'ClaimPayout',
  payoutId: 'payout-1',
  periodStart: '2026-10-01',
  periodEnd: '2026-10-31',
  predictedRevenue: 10_000,
  actualRevenue: 6_200,
  profitMargin: 60,
  excess: 250,
  amountPayable: 2_030,
  status: 'PAYMENT-DETAILS',
  ...changes,
});
