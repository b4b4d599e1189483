import { randomUUID } from 'node:crypto';

import { idOf } from '#sandbox/ids.ts';
import { claimsOf } from '#src/api/claims/claims.ts';
import { documentsOf } from '#src/api/claims/documents.ts';
import { itemsOf } from '#src/api/claims/items.ts';

import type { Line } from './line.ts';

const which = { itemId: idOf('item:shop'), alertId: idOf('claim:CL-01') };
const payout = { payoutId: idOf('payout:CL-07:3'), payoutMethodId: idOf('method:anna@sky.test:1') };
const month = { year: 2026, month: 5 };

const newItem = {
  propositionId: idOf('proposition:harvest'),
  externalPolicyNumber: 'POL-ACTIVE',
  itemTypeId: 'WORKSHOP',
  name: 'Workshop',
  address: '1 Mill Lane',
};
const still = new AbortController().signal;

const api = (line: Line) => claimsOf({ ...line, clock: Date });

/** How the app asks for what is insured against interruption, and for claims. Whoever travels has none. */
export const askingClaims = {
  defaultProposition: (line: Line) => itemsOf(line).readProposition({ partnerId: idOf('partner:sky') }, still),
  addItems: (line: Line) => itemsOf(line).addItem({ details: newItem, key: randomUUID() }),
  updateItem: (line: Line) =>
    itemsOf(line).updateItem({ id: which.itemId, changes: { name: 'Shop' }, key: randomUUID() }),
  deleteItem: (line: Line) => itemsOf(line).cancelItem({ id: which.itemId, key: randomUUID() }),
  createStreamUrl: (line: Line) =>
    documentsOf(line).openDocument({ userId: idOf('user:anna@sky.test'), documentName: 'takings.pdf' }, still),
  attachDocument: (line: Line) =>
    documentsOf(line).attachDocument({ ...which, name: 'a.pdf', documentId: idOf('document'), key: randomUUID() }),
  updateClaimPayout: (line: Line) =>
    api(line).sendPayout({ ...which, ...payout, contactNumber: '+15550100001', key: randomUUID() }),
  updateClaim: (line: Line) => api(line).decide({ ...which, decision: 'accept', key: randomUUID() }),
  updateDataset: (line: Line) => api(line).predict({ ...which, data: [{ ...month, revenue: 1 }], key: randomUUID() }),
  createDataset: (line: Line) => api(line).dispute({ ...which, data: [{ ...month, notes: 'No' }], key: randomUUID() }),
};
