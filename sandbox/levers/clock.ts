import type { FastifyInstance } from 'fastify';
import { integer, literal, object, union } from 'superstruct';

import { instant } from '#schema/rest/common.ts';

import { allowed } from '../refusal.ts';
import type { Levers } from './levers.ts';

const Turn = union([object({ now: instant }), object({ advanceMs: integer() }), object({ reset: literal(true) })]);

/** Stops the clock at a time, moves it, or lets it run as it should. Every lever of it answers the time. */
export async function clockLever(app: FastifyInstance, { clock }: Levers): Promise<void> {
  const time = () => ({ now: clock.now().toISOString(), frozen: clock.isFrozen() });

  app.get('/clock', async () => time());

  app.post('/clock', async ({ body }) => {
    const turn = allowed(Turn, body);
    if ('now' in turn) await clock.freeze(new Date(turn.now));
    else if ('advanceMs' in turn) await clock.advance(turn.advanceMs);
    else await clock.reset();
    return time();
  });
}
