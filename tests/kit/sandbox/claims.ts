import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { listPeriods } from '#sandbox/claims/periods.ts';
import { claimSeeds } from '#sandbox/claims/seeds/claimSeeds.ts';
import { toUuid } from '#sandbox/ids.ts';
import { claims } from '#sandbox/tables.ts';
import type { Claim } from '#schema/rest/claims.ts';

import type { Answer, Insurer } from './insurer.ts';

export type Customer = Awaited<ReturnType<Insurer['as']>>;

export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

/** Returns the path of a claim, which is below its insured item. */
export function getClaimPath(called: string): string {
  const item = claimSeeds.find(({ key }) => key === called)?.item;
  return `/platform/items/${toUuid(`item:${item}`)}/alerts/${toUuid(`claim:${called}`)}`;
}

export async function readClaim({ get }: Customer, called: string): Promise<Claim> {
  const { body } = await get(`/platform/items/views/item-alerts?alertId=${toUuid(`claim:${called}`)}`);
  const [claim] = body as Claim[];
  if (!claim) throw new Error(`There is no ${called}`);
  return claim;
}

export const findDataset = ({ datasets }: Claim, name: string) => datasets.find((set) => set.name === name);

export const accept = ({ patch }: Customer, called: string, key?: string): Promise<Answer> =>
  patch(getClaimPath(called), { confirmed: true }, keyed(key));

export const reject = ({ patch }: Customer, called: string, key?: string): Promise<Answer> =>
  patch(getClaimPath(called), { completed: true }, keyed(key));

/** Returns the predicted months of a claim, in order. */
export async function readPredictedMonths(
  { sandbox }: Insurer,
  called: string,
): Promise<{ year: number; month: number }[]> {
  const [claim] = await sandbox.db
    .select()
    .from(claims)
    .where(eq(claims.alertId, toUuid(`claim:${called}`)));
  return listPeriods(claim?.alertDate ?? '').map(({ year, month }) => ({ year, month }));
}

type Prediction = { data?: unknown; completed?: boolean; datasetId?: string; key?: string };

export async function predict(insurer: Insurer, customer: Customer, called: string, said: Prediction = {}) {
  const { data, completed = true, datasetId = 'USER-REVENUE-PREDICTION', key } = said;
  const rows = data ?? (await readPredictedMonths(insurer, called)).map((month) => ({ ...month, revenue: 9_000 }));
  return customer.patch(`${getClaimPath(called)}/datasets/${datasetId}`, { data: rows, completed }, keyed(key));
}

type Dispute = { data?: unknown; key?: string };

export async function dispute(insurer: Insurer, customer: Customer, called: string, { data, key }: Dispute = {}) {
  const [first] = await readPredictedMonths(insurer, called);
  const body = { name: 'USER-DISPUTE', data: data ?? [{ ...first, notes: 'Too little' }], completed: true };
  return customer.post(`${getClaimPath(called)}/datasets`, body, keyed(key));
}
