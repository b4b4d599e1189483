import { randomUUID } from 'node:crypto';

import { toUuid } from '#sandbox/ids.ts';
import { createClaimsApi } from '#src/api/claims/claims.ts';
import { createDocumentsApi } from '#src/api/claims/documents.ts';
import { createItemsApi } from '#src/api/claims/items.ts';

import type { Line } from './line.ts';

const which = { itemId: toUuid('item:shop'), alertId: toUuid('claim:CL-01') };
const payout = { payoutId: toUuid('payout:CL-07:3'), payoutMethodId: toUuid('method:anna@sky.test:1') };
const month = { year: 2026, month: 5 };

const newItem = {
  propositionId: toUuid('proposition:harvest'),
  externalPolicyNumber: 'POL-ACTIVE',
  itemTypeId: 'WORKSHOP',
  name: 'Workshop',
  address: '1 Mill Lane',
};
const still = new AbortController().signal;

const api = (line: Line) => createClaimsApi({ ...line, clock: Date });

/** The app's calls about items insured against interruption, and their claims. Travel customers have none. */
export const askingClaims = {
  defaultProposition: (line: Line) => createItemsApi(line).readProposition({ partnerId: toUuid('partner:sky') }, still),
  addItems: (line: Line) => createItemsApi(line).addItem({ details: newItem, key: randomUUID() }),
  updateItem: (line: Line) =>
    createItemsApi(line).updateItem({ id: which.itemId, changes: { name: 'Shop' }, key: randomUUID() }),
  deleteItem: (line: Line) => createItemsApi(line).cancelItem({ id: which.itemId, key: randomUUID() }),
  createStreamUrl: (line: Line) =>
    createDocumentsApi(line).openDocument({ userId: toUuid('user:anna@sky.test'), documentName: 'takings.pdf' }, still),
  attachDocument: (line: Line) =>
    createDocumentsApi(line).attachDocument({
      ...which,
      name: 'a.pdf',
      documentId: toUuid('document'),
      key: randomUUID(),
    }),
  updateClaimPayout: (line: Line) =>
    api(line).sendPayout({ ...which, ...payout, contactNumber: '+15550100001', key: randomUUID() }),
  updateClaim: (line: Line) => api(line).decide({ ...which, decision: 'accept', key: randomUUID() }),
  updateDataset: (line: Line) => api(line).predict({ ...which, data: [{ ...month, revenue: 1 }], key: randomUUID() }),
  createDataset: (line: Line) => api(line).dispute({ ...which, data: [{ ...month, notes: 'No' }], key: randomUUID() }),
};
