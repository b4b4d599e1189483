import { and, eq } from 'drizzle-orm';

import type { Database } from '../database/types.ts';
import { cases, options } from '../tables.ts';
import { movedMeanwhile, soldOutMeanwhile } from './magic.ts';

/** Changes a magic option permanently, between the customer's read and the customer's answer. */
export async function meanwhile(db: Database, userId: string, optionId: string): Promise<void> {
  const [found] = await db
    .select({ called: cases.called, status: options.status, state: options.state })
    .from(options)
    .innerJoin(cases, eq(cases.caseId, options.caseId))
    .where(and(eq(options.optionId, optionId), eq(cases.userId, userId)));
  if (!found) return;
  const { called, status, state } = found;
  const become = (now: Partial<typeof options.$inferInsert>) =>
    db.update(options).set(now).where(eq(options.optionId, optionId));

  if (called === movedMeanwhile && status === 'Initial') await become({ status: 'OptionsSent' });
  if (called === soldOutMeanwhile)
    await become({
      state: { ...state, alternates: state.alternates?.filter(({ linkId }) => linkId !== 'direct') ?? [] },
    });
}
