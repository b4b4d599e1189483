import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { enums, object, optional, string } from 'superstruct';

import { splitOptionType } from '#schema/lifecycles.ts';
import { id } from '#schema/rest/common.ts';

import { accountNamed } from '../account/accounts.ts';
import { allowed, Refused } from '../refusal.ts';
import { operate } from '../resolutions/submit.ts';
import { cases, claimPaid, options, overrides, paid } from '../tables.ts';
import type { Levers } from './context.ts';

const Move = object({
  optionId: optional(id),
  /** The flight number, or another name of the disruption. */
  called: optional(string()),
  type: optional(string()),
  event: enums(['offer', 'pay', 'book', 'redeem', 'fail', 'close']),
});
const Whose = object({ user: string() });

/** Advances an option, as people at the insurer, an airline or a hotel would, and lists payments and overrides. */
export async function operatorLever(app: FastifyInstance, { db, clock }: Levers): Promise<void> {
  app.post('/operator', async ({ body }) => {
    const { optionId, called, type, event } = allowed(Move, body);
    if (!optionId && !called)
      throw new Refused('MISSING_PARAMS', 'Which option?', { optionId: 'required', called: 'required' });
    return db.transaction(async (tx) => {
      const found = await tx
        .select({ option: options, of: cases })
        .from(options)
        .innerJoin(cases, eq(cases.caseId, options.caseId))
        .where(
          and(optionId ? eq(options.optionId, optionId) : undefined, called ? eq(cases.called, called) : undefined),
        )
        .orderBy(options.place);
      const one = found.find(({ option }) => !type || (splitOptionType(option.type) as string[]).includes(type));
      if (!one) throw new Refused('RESOLUTION_NOT_FOUND', 'Option not found');
      return operate(tx, one, `operator.${event}`, clock.in(0));
    });
  });

  /** Sorted with the newest last. */
  app.get('/paid', async ({ query }) => {
    const { userId } = await accountNamed(db, allowed(Whose, query).user);
    const all = await db.select().from(paid).where(eq(paid.userId, userId)).orderBy(paid.place);
    const claimed = await db.select().from(claimPaid).where(eq(claimPaid.userId, userId)).orderBy(claimPaid.place);
    return [...all, ...claimed].map(({ place: _, ...payout }) => payout);
  });

  app.get('/overrides', async ({ query }) => {
    const { userId } = await accountNamed(db, allowed(Whose, query).user);
    const all = await db.select().from(overrides).where(eq(overrides.userId, userId)).orderBy(overrides.place);
    return all.map(({ place: _, ...override }) => override);
  });
}
