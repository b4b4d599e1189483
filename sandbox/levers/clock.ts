import type { FastifyInstance } from 'fastify';
import { integer, literal, object, union } from 'superstruct';

import { instant } from '#schema/rest/common.ts';

import { allowed, Refused } from '../refusal.ts';
import type { Levers } from './levers.ts';

const Turn = union([object({ now: instant }), object({ advanceMs: integer() }), object({ reset: literal(true) })]);

/** Stops the clock at a time, moves it, or lets it run as it should. Every lever of it answers the time. */
export async function clockLever(app: FastifyInstance, { clock }: Levers): Promise<void> {
  const time = () => ({ now: clock.now().toISOString(), frozen: clock.isFrozen() });

  app.get('/clock', async () => time());

  app.post('/clock', async ({ body }) => {
    const turn = allowed(Turn, body);
    if ('now' in turn) await clock.freeze(new Date(reached('now', Date.parse(turn.now))));
    else if ('advanceMs' in turn) {
      reached('advanceMs', clock.now().getTime() + turn.advanceMs);
      await clock.advance(turn.advanceMs);
    } else await clock.reset();
    return time();
  });
}

const [first, last] = [Date.parse('1970-01-01T00:00:00Z'), Date.parse('9999-01-01T00:00:00Z')];

/** A time of which a day can be said in ten signs. Beyond, every call would fail from then on. */
function reached(lever: string, at: number): number {
  if (!(at >= first && at < last)) throw new Refused('INVALID_PARAMS', 'No such time', { [lever]: 'invalid' });
  return at;
}
