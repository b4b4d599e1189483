import type { FastifyInstance } from 'fastify';
import { enums, object, optional } from 'superstruct';

import { allowed } from '../refusal.ts';
import { scenarios } from '../seeds/area.ts';
import { reseed } from '../seeds/seed.ts';
import type { Levers } from './levers.ts';

const Reset = object({ seed: optional(enums(scenarios)) });

/** Fills the sandbox anew, with dates from the clock's today, and disarms every fault. The clock itself stays. */
export async function resetLever(app: FastifyInstance, { db, clock, board }: Levers): Promise<void> {
  app.post('/reset', async ({ body }) => {
    const { seed = 'default' } = allowed(Reset, body ?? {});
    board.clear();
    await reseed(db, seed, clock.now());
    return { seed };
  });
}
