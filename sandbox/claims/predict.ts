import { datasetNames } from '#schema/claims.ts';
import type { DatasetChanges } from '#schema/rest/claims.ts';

import type { Transaction } from '../database/types.ts';
import { failedValidation, Refused } from '../refusal.ts';
import type { Month } from '../tables.ts';
import { type DatasetRow, type Found, findDataset, lockClaim, type Wanted } from './found.ts';
import { unlikelyMonths } from './magic.ts';
import { getNextStanding, move, put } from './move.ts';
import { listPeriods } from './periods.ts';

const mostRevenue = 1_000_000_000_000;

/**
 * Stores the customer's revenue prediction by month. A complete prediction goes to the adjuster and can no longer be
 * changed.
 */
export async function predict(
  tx: Transaction,
  { datasetId, ...wanted }: Wanted & { datasetId: string },
  given: DatasetChanges,
  at: string,
): Promise<DatasetRow> {
  const found = await lockClaim(tx, wanted);
  const prediction = findDataset(found, 'prediction');
  if (datasetId !== datasetNames.prediction && datasetId !== prediction?.datasetId)
    throw failedValidation(['datasetId'], 'No customer gives this dataset');
  if (prediction?.completed) throw new Refused('ALREADY_EXISTS', 'The revenue was predicted already');
  getNextStanding(found, 'customer.predict');
  const data = monthsIn(found, given);
  if (given.completed) await move(tx, found, 'customer.predict', at);
  return put(tx, found, 'prediction', { data, completed: given.completed });
}

/** Sorts the months by period. */
function monthsIn({ claim }: Found, { data, completed }: DatasetChanges): Month[] {
  const periods = listPeriods(claim.alertDate);
  const keys = data.map(keyOf);
  const wrong = data.flatMap(({ revenue }, at) => {
    const isPeriod = periods.some((period) => keyOf(period) === keys[at]) && keys.indexOf(keys[at] ?? '') === at;
    const isAmount = Number.isFinite(revenue) && revenue >= 0 && revenue <= mostRevenue;
    const isUnlikely = claim.claimNumber === unlikelyMonths && keyOf(periods[0]) === keys[at];
    return isPeriod && isAmount && !isUnlikely ? [] : [`data.${at}.revenue`];
  });
  if (wrong.length > 0) throw failedValidation(wrong, 'These are no revenues of the months in question');
  if (completed && data.length < periods.length) throw failedValidation(['data'], 'A month is missing');
  return periods.flatMap((period) => {
    const row = data[keys.indexOf(keyOf(period))];
    return row ? [{ year: row.year, month: row.month, revenue: row.revenue }] : [];
  });
}

type Key = { year: number; month: number };
const keyOf = (of: Key | undefined): string => `${of?.year}-${of?.month}`;
