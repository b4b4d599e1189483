import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { nullable, object, optional, partial, string } from 'superstruct';
import { flag, id } from '#schema/rest/common.ts';
import { dateTime } from '#schema/rest/moments.ts';
import type { Transaction } from '../database/types.ts';
import { allowed, Refused } from '../refusal.ts';
import { flights, tripAlerts } from '../tables.ts';
import type { Levers } from './context.ts';

const Flags = partial(
  object({ active: flag, alerted: flag, cancelled: flag, departed: flag, isMonitored: flag, notified: flag }),
);
const Move = object({
  flightId: optional(id),
  flightNumber: optional(string()),
  /** Null removes every delay. */
  set: object({ ...Flags.schema, delayDate: optional(nullable(dateTime)) }),
});

/** Changes the state of flights, as an airline's operations centre would. */
export async function flightLever(app: FastifyInstance, { db, clock }: Levers): Promise<void> {
  app.post('/flight', async ({ body }) => {
    const { flightId, flightNumber, set } = allowed(Move, body);
    if (!flightId && !flightNumber)
      throw new Refused('MISSING_PARAMS', 'Which flight?', { flightId: 'required', flightNumber: 'required' });
    const { delayDate, ...flags } = set;
    return db.transaction(async (tx) => {
      const found = await tx
        .select()
        .from(flights)
        .where(
          and(
            flightId ? eq(flights.flightId, flightId) : undefined,
            flightNumber ? eq(flights.flightNumber, flightNumber) : undefined,
          ),
        );
      if (found.length === 0) throw new Refused('FLIGHT_NOT_FOUND', 'Flight not found');
      for (const { flightId, tripId } of found) {
        if (Object.keys(flags).length > 0) await tx.update(flights).set(flags).where(eq(flights.flightId, flightId));
        if (delayDate !== undefined) await delay(tx, { flightId, tripId, delayDate, created: clock.in(0) });
      }
      return { moved: found.map(({ flightId }) => flightId) };
    });
  });
}

type Delay = { flightId: string; tripId: string; delayDate: string | null; created: string };

async function delay(tx: Transaction, { flightId, tripId, delayDate, created }: Delay): Promise<void> {
  if (delayDate === null)
    await tx.delete(tripAlerts).where(and(eq(tripAlerts.flightId, flightId), eq(tripAlerts.alertType, 'DELAY')));
  else
    await tx
      .insert(tripAlerts)
      .values({ alertId: randomUUID(), tripId, flightId, alertType: 'DELAY', delayDate, created });
}
