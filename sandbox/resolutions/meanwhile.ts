import { and, eq } from 'drizzle-orm';

import type { Database } from '../database/open.ts';
import { cases, options } from '../tables.ts';
import { movedMeanwhile } from './magic.ts';

/** What becomes of a magic option between its being read and its being answered; it stays so. */
export async function meanwhile(db: Database, userId: string, optionId: string): Promise<void> {
  const [found] = await db
    .select({ optionId: options.optionId })
    .from(options)
    .innerJoin(cases, eq(cases.caseId, options.caseId))
    .where(
      and(
        eq(options.optionId, optionId),
        eq(options.status, 'Initial'),
        eq(cases.called, movedMeanwhile),
        eq(cases.userId, userId),
      ),
    );
  if (found) await db.update(options).set({ status: 'OptionsSent' }).where(eq(options.optionId, optionId));
}
