import { datasetNames } from '#schema/claims.ts';

import type { Claim, Dataset, DatasetRow } from './claims.ts';

export const which = { itemId: 'item-1', alertId: 'alert-1' };

export const createDatasetRow = (changes: Partial<DatasetRow>): DatasetRow => ({
  year: 2026,
  month: 10,
  revenue: 9_000,
  previous: null,
  notes: null,
  attachments: [],
  ...changes,
});

export const createDataset = (name: keyof typeof datasetNames, changes: Partial<Dataset> = {}): Dataset => ({
  datasetId: `dataset-${name}`,
  name: datasetNames[name],
  completed: true,
  data: [createDatasetRow({})],
  notes: null,
  ...changes,
});

export const createClaim = (changes: Partial<Claim>): Claim => ({
  ...which,
  claimNumber: 'CL-01',
  alertType: 'FIRE',
  description: 'Fire in the building',
  alertDate: '2026-10-01T06:30:00.000Z',
  status: 'prediction',
  completed: false,
  confirmed: false,
  properties: { name: 'Corner shop' },
  data: { currency: 'USD', profitMargin: 60, retention: 250, applicableLimit: 50_000, restorationPeriod: 6 },
  datasets: [],
  payouts: [],
  assignee: null,
  broker: null,
  events: [],
  ...changes,
});

export const createClaimRead = (changes: Partial<Claim>) => ({
  kind: 'read' as const,
  claim: createClaim(changes),
  at: 0,
});
export const notRead = { kind: 'read' as const, claim: undefined, at: 0 };
