import type { NewDispute } from '#schema/rest/claims.ts';

import type { Transaction } from '../database/types.ts';
import { failedValidation, Refused } from '../refusal.ts';
import type { Month } from '../tables.ts';
import { listAttachmentIds } from './attach.ts';
import { type DatasetRow, type Found, findDataset, lockClaim, type Wanted } from './found.ts';
import { move, put } from './move.ts';
import { listPeriods } from './periods.ts';

const longestNotes = 1_000;
/** Per month. */
const mostFiles = 5;

/** Disputes an offer. Only one dispute can be open until the adjuster has looked at it. */
export async function dispute(tx: Transaction, wanted: Wanted, given: NewDispute, at: string): Promise<DatasetRow> {
  const found = await lockClaim(tx, wanted);
  if (findDataset(found, 'dispute')?.completed) throw new Refused('ALREADY_EXISTS', 'The offer was disputed already');
  const data = reasonsIn(found, given, await listAttachmentIds(tx, wanted.alertId));
  await move(tx, found, 'customer.dispute', at);
  await put(tx, found, 'offer', { completed: false });
  return put(tx, found, 'dispute', { data, completed: true });
}

/** Requires a reason, a file or both for at least one month. */
function reasonsIn({ claim }: Found, { data }: NewDispute, attached: readonly string[]): Month[] {
  const periods = listPeriods(claim.alertDate).map(({ year, month }) => `${year}-${month}`);
  const keys = data.map(({ year, month }) => `${year}-${month}`);
  const wrong = data.flatMap(({ notes, attachments }, at) => {
    const isPeriod = periods.includes(keys[at] ?? '') && keys.indexOf(keys[at] ?? '') === at;
    if (!isPeriod || (notes ?? '').trim().length > longestNotes) return [`data.${at}.notes`];
    const files = attachments ?? [];
    const areTheirs = files.length <= mostFiles && files.every((file) => attached.includes(file));
    return areTheirs ? [] : [`data.${at}.attachments`];
  });
  if (wrong.length > 0) throw failedValidation(wrong, 'These are no reasons for the months in question');
  const said = data.flatMap(({ year, month, notes, attachments }): Month[] => {
    const reason = notes?.trim();
    const files = attachments ?? [];
    if (!reason && files.length === 0) return [];
    return [{ year, month, ...(reason && { notes: reason }), ...(files.length > 0 && { attachments: files }) }];
  });
  if (said.length === 0) throw failedValidation(['data'], 'Neither a reason nor a file');
  return said;
}
