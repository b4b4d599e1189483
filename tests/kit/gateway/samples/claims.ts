import type { Claim, ClaimPayout, Dataset, InsuredItem } from '#schema/generated/portal.ts';

import { id, now, type Samples } from './sample.ts';

const predicted: Dataset = {
  datasetId: id(33),
  name: 'USER-REVENUE-PREDICTION',
  completed: true,
  data: [{ year: 2026, month: 6, revenue: 10_000.5, previous: null, notes: null, attachments: null }],
  notes: null,
};

const offered: Dataset = {
  datasetId: id(35),
  name: 'CUSTOMER-OFFER',
  completed: true,
  data: [{ year: 2026, month: 6, revenue: 8_000, previous: 7_500, notes: null, attachments: null }],
  notes: 'By the takings of last year',
};

const disputed: Dataset = {
  datasetId: id(36),
  name: 'USER-DISPUTE',
  completed: true,
  data: [{ year: 2026, month: 6, revenue: null, previous: null, notes: 'June is our best', attachments: [id(37)] }],
  notes: null,
};

const payout: ClaimPayout = {
  payoutId: id(34),
  periodStart: '2026-06-01',
  periodEnd: '2026-06-30',
  predictedRevenue: 8_000,
  actualRevenue: 3_000.25,
  profitMargin: 42.5,
  excess: 250,
  amountPayable: 1_874.89,
  status: 'PAYMENT-DETAILS',
};

const claim: Claim = {
  alertId: id(32),
  itemId: id(30),
  claimNumber: 'CL-01',
  alertType: 'FLOOD',
  description: 'Water in the shop',
  alertDate: now,
  status: 'offer-accepted',
  completed: false,
  confirmed: true,
  properties: { name: 'Corner shop' },
  data: { currency: 'GBP', profitMargin: 42.5, retention: null, applicableLimit: 10_000, restorationPeriod: 6 },
  datasets: [predicted, offered, disputed],
  payouts: [payout, { ...payout, actualRevenue: null, amountPayable: null, status: 'FUTURE' }],
  assigneeDetails: { firstname: 'Ines', surname: 'Calder', email: null, mobilePhoneNumber: null },
  brokerAssignee: 'broker@brokers.test',
  claimAssignee: null,
  events: [{ on: now, type: 'reported', text: 'Water in the shop' }],
};

const item: InsuredItem = {
  itemId: id(30),
  itemTypeId: 'shop',
  propositionId: id(31),
  monitorId: null,
  properties: { name: 'Corner shop', address: 'High Street 1' },
  externalPolicyNumber: 'POL-SHOP',
  permissions: [{ permission: 'BANKING', required: true, granted: false }],
  tripId: null,
  delegated_passenger_id: null,
  alerts: [{ alertId: id(32), alertType: 'FLOOD', status: 'offer-accepted', completed: false }],
  datasets: [predicted],
  payouts: [payout],
};

const transaction = {
  propositionId: id(31),
  externalPolicyNumber: 'POL-SHOP',
  items: [{ itemTypeId: 'shop', properties: { name: 'Corner shop', address: 'High Street 1' } }],
};
const details = { status: 'SENT', contactNumber: '+15550100001', payoutMethodId: id(5) };
const which = { itemId: id(30), alertId: id(32) };
const path = `/platform/items/${id(30)}/alerts/${id(32)}`;

export const claims = {
  items: {
    document: 'Items',
    variables: {},
    call: 'GET /platform/items',
    answer: [item],
  },
  defaultProposition: {
    document: 'DefaultProposition',
    variables: { partnerId: id(2) },
    call: `GET /platform/partners/${id(2)}/propositions/default`,
    answer: {
      propositionId: id(31),
      name: 'Business interruption',
      itemTypes: [
        {
          itemTypeId: 'shop',
          name: 'A shop',
          properties: [
            {
              key: 'name',
              name: 'name',
              type: 'text',
              required: true,
              validationRegexp: null,
              valuesAllowed: null,
              lookupField: null,
              readOnly: null,
              defaultValue: null,
              label: 'Name',
            },
          ],
        },
      ],
    },
  },
  addItems: {
    document: 'AddItems',
    variables: { transaction },
    call: 'POST /platform/items/transaction',
    body: transaction,
    status: 201,
    answer: { transactionId: id(38), itemIds: [id(30)] },
  },
  updateItem: {
    document: 'UpdateItem',
    variables: { itemId: id(30), changes: { permissions: [{ permission: 'BANKING', granted: true }] } },
    call: `PATCH /platform/items/${id(30)}`,
    body: { permissions: [{ permission: 'BANKING', granted: true }] },
    answer: item,
  },
  deleteItem: {
    document: 'DeleteItem',
    variables: { itemId: id(30) },
    call: `DELETE /platform/items/${id(30)}`,
    status: 204,
    answer: true,
  },
  claims: {
    document: 'Claims',
    variables: { active: 'true', itemId: id(30) },
    call: `GET /platform/items/views/item-alerts?active=true&itemId=${id(30)}`,
    answer: [claim],
  },
  updateClaim: {
    document: 'UpdateClaim',
    variables: { ...which, changes: { confirmed: true } },
    call: `PATCH ${path}`,
    body: { confirmed: true },
    answer: claim,
  },
  updateDataset: {
    document: 'UpdateDataset',
    variables: {
      ...which,
      datasetId: 'USER-REVENUE-PREDICTION',
      changes: { data: [{ year: 2026, month: 6, revenue: 10_000.5 }], completed: true },
    },
    call: `PATCH ${path}/datasets/USER-REVENUE-PREDICTION`,
    body: { data: [{ year: 2026, month: 6, revenue: 10_000.5 }], completed: true },
    answer: predicted,
  },
  createDataset: {
    document: 'CreateDataset',
    variables: {
      ...which,
      dataset: {
        name: 'USER-DISPUTE',
        data: [{ year: 2026, month: 6, notes: 'June is our best', attachments: [id(37)] }],
        completed: true,
      },
    },
    call: `POST ${path}/datasets`,
    body: {
      name: 'USER-DISPUTE',
      data: [{ year: 2026, month: 6, notes: 'June is our best', attachments: [id(37)] }],
      completed: true,
    },
    status: 201,
    answer: disputed,
  },
  createStreamUrl: {
    document: 'CreateStreamUrl',
    variables: { id: id(1), documentName: 'takings.pdf' },
    call: `GET /platform/users/${id(1)}/documents/stream-url?documentName=takings.pdf`,
    answer: { url: 'https://store.example/documents/a-token', documentId: id(39) },
  },
  attachDocument: {
    document: 'AttachDocument',
    variables: { ...which, name: 'takings.pdf', documentId: id(39) },
    call: `POST ${path}/attachments?name=takings.pdf`,
    body: { documentId: id(39) },
    status: 201,
    answer: { attachmentId: id(37), name: 'takings.pdf' },
  },
  updateClaimPayout: {
    document: 'UpdateClaimPayout',
    variables: { ...which, payoutId: id(34), details },
    call: `PATCH ${path}/payouts/${id(34)}`,
    body: details,
    answer: { ...payout, status: 'SENT' },
  },
} satisfies Partial<Samples>;
