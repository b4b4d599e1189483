import { test } from 'vitest';

import { type Sandbox, sandbox } from '#sandbox/server.ts';
import { sessions } from '#sandbox/tables.ts';
import { emptyDatabase, type Kind } from '../databases.ts';

/** Noon on a Friday. */
export const today = '2031-03-14';
export const now = () => new Date(`${today}T12:00:00Z`);

const free: Record<Kind, Sandbox[]> = { PGlite: [], PostgreSQL: [] };

/**
 * Lends sandboxes to blocks of tests. Vitest keeps the pool for the whole worker and closes it when the worker ends, because
 * a reset takes a fraction of the time that opening, migrating and seeding a sandbox takes.
 */
export const pooled = test
  .extend('free', { scope: 'worker' }, free)
  .extend('pool', { scope: 'worker' }, ({ free }, { onCleanup }) => {
    onCleanup(async () => {
      for (const { app } of Object.values(free).flat()) await app.close();
    });
    return {
      /** A nested block borrows a second sandbox while its parent holds the first. */
      borrow: async (kind: Kind): Promise<Sandbox> => {
        const used = free[kind].pop();
        if (!used) return sandbox({ databaseUrl: await emptyDatabase(kind), now });
        await refresh(used);
        return used;
      },
      giveBack: (kind: Kind, used: Sandbox): void => {
        free[kind].push(used);
      },
    };
  });

/** The reset lever keeps the clock and the sessions on purpose: testers stay signed in. A new sandbox has neither. */
async function refresh({ app, db, clock }: Sandbox): Promise<void> {
  await clock.reset();
  await app.inject({ method: 'POST', url: '/__sandbox/reset' });
  await db.delete(sessions);
}
