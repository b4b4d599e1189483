import type { FastifyInstance } from 'fastify';
import { integer, literal, object } from 'superstruct';

import { instant } from '#schema/rest/moments.ts';

import { allowed, Refused } from '../refusal.ts';
import type { Levers } from './context.ts';

const Stop = object({ now: instant });
const Advance = object({ advanceMs: integer() });
const Reset = object({ reset: literal(true) });

/** Stops the clock at a time, advances it, or resets it. Every call returns the time. */
export async function clockLever(app: FastifyInstance, { clock }: Levers): Promise<void> {
  const time = () => ({ now: clock.now().toISOString(), frozen: clock.isFrozen() });

  app.get('/clock', async () => time());

  app.post('/clock', async ({ body }) => {
    if (names(body, 'now')) await clock.freeze(new Date(reached('now', Date.parse(allowed(Stop, body).now))));
    else if (names(body, 'advanceMs')) {
      const { advanceMs } = allowed(Advance, body);
      reached('advanceMs', clock.now().getTime() + advanceMs);
      await clock.advance(advanceMs);
    } else if (names(body, 'reset')) {
      allowed(Reset, body);
      await clock.reset();
    } else {
      const one = { now: 'required', advanceMs: 'required', reset: 'required' };
      throw new Refused('MISSING_PARAMS', 'One of these parameters is required', one);
    }
    return time();
  });
}

/** Returns whether the body contains this parameter, so that errors refer to the chosen operation. */
const names = (body: unknown, way: string): boolean => typeof body === 'object' && body !== null && way in body;

const [first, last] = [Date.parse('1970-01-01T00:00:00Z'), Date.parse('9999-01-01T00:00:00Z')];

/** Returns the time if its date has ten characters. Otherwise every later call would fail. */
function reached(lever: string, at: number): number {
  if (!(at >= first && at < last)) throw new Refused('INVALID_PARAMS', 'Time out of range', { [lever]: 'invalid' });
  return at;
}
