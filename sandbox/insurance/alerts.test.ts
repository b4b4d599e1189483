import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { AlertSent } from '#schema/rest/disruptions.ts';
import type { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, type Caller, type Insurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { tripAlerts } from '../tables.ts';

type Signed = Awaited<ReturnType<Insurer['as']>>;

const of = (trip: string, flight: string) => ({ tripId: toUuid(`trip:${trip}`), flightId: toUuid(`flight:${flight}`) });
/** A flight that leaves on the next day at 14:30. */
const unmonitored = of('t-unmon', 'SK111');
const late = { alertType: 'DELAY', delayDate: '2031-03-15 18:00' };
const cancelled = { alertType: 'CANCELLATION' };

const report = ({ post }: Caller, alert: object, key: string = randomUUID()) =>
  post('/travel/flights/notify-alert', alert, { 'idempotency-key': key });
const asAgent = ({ post }: Caller, { tripId, flightId }: typeof unmonitored, alert: object) =>
  post(`/travel/trips/${tripId}/flights/${flightId}/alert`, alert);

async function held(caller: Signed, { tripId, flightId }: typeof unmonitored) {
  const trips = (await caller.get(`/travel/trips?userId=${caller.userId}`)).body as Trip[];
  const trip = trips.find((each) => each.tripId === tripId);
  const flight = trip?.flights.find((each) => each.flightId === flightId);
  const alerts = trip?.alerts.filter((alert) => alert.flightId === flightId) ?? [];
  return { ...flight, alerts };
}

describe.each(databases)('reporting a disruption, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const anna = () => insurer.as('anna@sky.test');

  it('stores the new departure, once per key', async () => {
    const [caller, key] = [await anna(), randomUUID()];

    const { status, body } = await report(caller, { ...unmonitored, ...late }, key);
    expect([status, is(body, AlertSent)]).toEqual([200, true]);
    expect(await report(caller, { ...unmonitored, ...late }, key)).toMatchObject({ status: 200, body });
    expect(await held(caller, unmonitored)).toMatchObject({
      alerted: 1,
      cancelled: 0,
      alerts: [{ ...(body as AlertSent), ...late, created: '2031-03-14T12:00:00.000Z' }],
    });
    const another = { ...unmonitored, ...late, delayDate: '2031-03-15 19:00' };
    expect(await report(caller, another, key)).toEqual(refusal(422, 'KEY_REUSED'));
  });

  it('keeps one alert for equal reports, and another for a different one', async () => {
    const caller = await anna();
    const first = await report(caller, { ...unmonitored, ...late });
    expect(await report(caller, { ...unmonitored, ...late })).toEqual(first);
    expect((await held(caller, unmonitored)).alerts).toHaveLength(1);

    await insurer.lever.post('/clock', { advanceMs: 60_000 });
    await report(caller, { ...unmonitored, ...late, delayDate: '2031-03-15 17:00' });
    expect((await held(caller, unmonitored)).alerts.map(({ delayDate }) => delayDate)).toEqual([
      '2031-03-15 18:00',
      '2031-03-15 17:00',
    ]);
  });

  it('treats a flight as cancelled even if a time is given', async () => {
    const [caller, flight] = [await anna(), of('t-sched', 'SK101')];
    await report(caller, { ...flight, ...cancelled, delayDate: '2031-03-15 18:00' });
    expect(await held(caller, flight)).toMatchObject({
      alerted: 1,
      cancelled: 1,
      alerts: [{ ...cancelled, delayDate: null }],
    });
  });

  it('can turn a cancelled flight into a late one', async () => {
    const [caller, flight] = [await anna(), unmonitored];
    await report(caller, { ...flight, ...cancelled });
    expect(await report(caller, { ...flight, ...late })).toMatchObject({ status: 200 });
    expect(await held(caller, flight)).toMatchObject({ alerted: 1, cancelled: 0 });
  });

  it.each([
    ['at the old departure', '2031-03-28 06:50'],
    ['before it', '2031-03-28 06:49'],
    ['on a day that there is not', '2031-04-31 10:00'],
    ['at an hour that there is not', '2031-03-28 24:01'],
  ])('refuses a new departure %s', async (_what, delayDate) => {
    const asked = { ...of('t-return', 'SK112'), alertType: 'DELAY', delayDate };
    expect(await report(await anna(), asked)).toEqual(refusal(409, 'INVALID_DATE', { delayDate: 'invalid_date' }));
  });

  it('accepts one a minute later than the old one', async () => {
    const asked = { ...of('t-return', 'SK112'), alertType: 'DELAY', delayDate: '2031-03-28 06:51' };
    expect(await report(await anna(), asked)).toMatchObject({ status: 200 });
  });

  it.each([
    ['no new departure', { alertType: 'DELAY' }, refusal(400, 'MISSING_PARAMS', { delayDate: 'required' })],
    ['an empty one', { ...late, delayDate: null }, refusal(400, 'MISSING_PARAMS', { delayDate: 'required' })],
    ['a day alone', { ...late, delayDate: '2031-03-15' }, refusal(400, 'INVALID_PARAMS', { delayDate: 'invalid' })],
    ['nothing', { alertType: undefined }, refusal(400, 'MISSING_PARAMS', { alertType: 'required' })],
    ['that it is on time', { alertType: 'ON_TIME' }, refusal(400, 'INVALID_PARAMS', { alertType: 'invalid' })],
    ['no flight', { ...cancelled, flightId: 'SK111' }, refusal(400, 'INVALID_PARAMS', { flightId: 'invalid' })],
  ])('refuses %s', async (_what, said, refused) => {
    expect(await report(await anna(), { ...unmonitored, ...said })).toEqual(refused);
  });

  it.each([
    ['a trip that there is not', of('t-none', 'SK111'), refusal(404, 'TRIP_NOT_FOUND')],
    ['a trip of another customer', of('t-emil-1', 'SK261'), refusal(404, 'TRIP_NOT_FOUND')],
    ['a flight that there is not', of('t-unmon', 'SK999'), refusal(404, 'FLIGHT_NOT_FOUND')],
    ['a flight of another trip', of('t-unmon', 'SK101'), refusal(404, 'FLIGHT_NOT_FOUND')],
    ['a flight that is insured no longer', of('t-gone', 'SK110'), refusal(404, 'FLIGHT_NOT_FOUND')],
    ['a flight of another customer', of('t-unmon', 'SK261'), refusal(409, 'NO_TRIPS_FOR_FLIGHT')],
    ['a flight that has left', of('t-dep', 'SK106'), refusal(409, 'FLIGHT_ALERTED')],
  ])('refuses %s', async (_what, which, refused) => {
    expect(await report(await anna(), { ...which, ...late })).toEqual(refused);
  });

  it.each([
    ['t-ghost', 'SK404', refusal(404, 'FLIGHT_NOT_FOUND')],
    ['t-tripless', 'SK406', refusal(409, 'NO_TRIPS_FOR_FLIGHT')],
    ['t-left', 'SK408', refusal(409, 'FLIGHT_ALERTED')],
    ['t-lost', 'SK409', refusal(404, 'TRIP_NOT_FOUND')],
  ])('answers with the magic refusal of %s', async (trip, flight, refused) => {
    expect(await report(await insurer.as('errors@sky.test'), { ...of(trip, flight), ...late })).toEqual(refused);
  });

  it('is allowed for customers who may write, and for widgets that show trips', async () => {
    const reader = await insurer.as('readonly@sky.test');
    const asked = { ...of('t-readonly-3', 'SK313'), ...late };
    expect(await report(reader, asked)).toEqual(refusal(401, 'ACCESS_DENIED'));
    const widget = await insurer.as('widget-none', { type: 'widget' });
    expect(await report(widget, { ...of('t-multi', 'SK114'), ...cancelled })).toEqual(refusal(401, 'ACCESS_DENIED'));
    const bare = await insurer.as('bare@sky.test');
    expect(await report(bare, { ...of('t-multi', 'SK114'), ...cancelled })).toEqual(refusal(404, 'TRIP_NOT_FOUND'));
  });

  it('is allowed for an agent on behalf of a customer, with a reason that stays with the insurer', async () => {
    const flight = of('t-multi', 'SK115');
    const agent = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
    const { status, body } = await asAgent(agent, flight, { ...cancelled, reason: 'They rang us' });
    expect([status, is(body, AlertSent)]).toEqual([200, true]);

    const { alerts } = await held(await anna(), flight);
    expect(alerts).toMatchObject([{ ...cancelled, ...(body as AlertSent) }]);
    expect(alerts[0]).not.toHaveProperty('reason');
    const { db } = insurer.sandbox;
    const [kept] = await db.select().from(tripAlerts).where(eq(tripAlerts.flightId, flight.flightId));
    expect(kept).toMatchObject({ reason: 'They rang us' });
  });

  it('accepts the agent’s call only from agents, and limits the length of the reason', async () => {
    const flight = of('t-multi', 'SK116');
    expect(await asAgent(await anna(), flight, cancelled)).toEqual(refusal(401, 'REQUIRES_ELEVATED_ROLE'));
    const agent = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
    expect(await asAgent(agent, flight, { ...cancelled, reason: 'x'.repeat(1_001) })).toEqual(
      refusal(400, 'INVALID_PARAMS', { reason: 'invalid' }),
    );
    expect(await asAgent(agent, of('t-dep', 'SK106'), cancelled)).toEqual(refusal(409, 'FLIGHT_ALERTED'));
    expect(await asAgent(agent, flight, { alertType: 'DELAY' })).toEqual(
      refusal(400, 'MISSING_PARAMS', { delayDate: 'required' }),
    );
  });
});
