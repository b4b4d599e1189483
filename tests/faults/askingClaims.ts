import { randomUUID } from 'node:crypto';

import { idOf } from '#sandbox/ids.ts';
import { claimsOf } from '#src/api/claims/claims.ts';

import type { Line } from './line.ts';

const which = { itemId: idOf('item:shop'), alertId: idOf('claim:CL-01') };
const month = { year: 2026, month: 5 };

const api = (line: Line) => claimsOf({ ...line, clock: Date });

/** How the app asks for claims. Whoever travels has none. */
export const askingClaims = {
  updateClaim: (line: Line) => api(line).decide({ ...which, decision: 'accept', key: randomUUID() }),
  updateDataset: (line: Line) => api(line).predict({ ...which, data: [{ ...month, revenue: 1 }], key: randomUUID() }),
  createDataset: (line: Line) => api(line).dispute({ ...which, data: [{ ...month, notes: 'No' }], key: randomUUID() }),
};
