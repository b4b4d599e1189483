import type { FastifyInstance } from 'fastify';
import { enums, object, optional } from 'superstruct';

import { allIds } from '../files/known.ts';
import { allowed } from '../refusal.ts';
import { scenarios } from '../seeds/area.ts';
import { reseed } from '../seeds/seed.ts';
import type { Levers } from './context.ts';

const Reset = object({ seed: optional(enums(scenarios)) });

/**
 * Seeds the sandbox again, relative to the clock's today, disarms every fault, and deletes uploads. The clock stays.
 */
export async function resetLever(app: FastifyInstance, { db, clock, board, files }: Levers): Promise<void> {
  app.post('/reset', async ({ body }) => {
    const { seed = 'default' } = allowed(Reset, body ?? {});
    board.clear();
    const attached = await allIds(db);
    await reseed(db, seed, clock.now());
    await files.remove(attached);
    return { seed };
  });
}
