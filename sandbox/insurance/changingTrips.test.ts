import { eq } from 'drizzle-orm';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, type Insurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import {
  add,
  annas,
  cancelTrip,
  changeTrip,
  createPurchase,
  insure,
  passenger,
  remove,
} from '#tests/kit/sandbox/purchases.ts';
import { toUuid } from '../ids.ts';
import { policies } from '../tables.ts';

type Signed = Awaited<ReturnType<Insurer['as']>>;

const [annaId, benId, carlaId, doraId] = ['Anna', 'Ben', 'Carla', 'Dora'].map((name) =>
  passenger('anna@sky.test', name),
);
const [sched, back] = [toUuid('trip:t-sched'), toUuid('trip:t-return')];
const denied = refusal(401, 'ACCESS_DENIED');
const notFound = refusal(404, 'TRIP_NOT_FOUND');

const listed = async ({ get, userId }: Signed) => (await get(`/travel/trips?userId=${userId}`)).body as Trip[];
const found = async (caller: Signed, tripId: string) => (await listed(caller)).find((trip) => trip.tripId === tripId);
const idsOn = (trip: Trip | undefined) => trip?.passengers.map(({ passengerId }) => passengerId);

describe.each(databases)('changing the passengers of a trip, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const anna = () => insurer.as('anna@sky.test');

  it('sets the given passengers and removes the others', async () => {
    const caller = await anna();
    const wanted = { passengers: [benId, doraId], delegatedPassengerId: doraId };

    const { status, body } = await changeTrip(caller, sched, wanted);
    expect([status, is(body, Trip)]).toEqual([200, true]);
    expect(body).toEqual(await found(caller, sched));
    expect(body).toMatchObject({
      bookingRef: 'QX7K2M',
      delegated_passenger_id: doraId,
      flights: [{ totalPassengers: 2 }],
    });
    expect(idsOn(body as Trip)).toEqual([benId, doraId]);

    await changeTrip(caller, sched, { passengers: [annaId, annaId] });
    expect(await found(caller, sched)).toMatchObject({
      delegated_passenger_id: null,
      flights: [{ totalPassengers: 1 }],
    });
  });

  it('happens once per key', async () => {
    const caller = await anna();
    const first = await changeTrip(caller, back, { passengers: [benId] }, 'key-of-return');
    await changeTrip(caller, back, { passengers: [doraId] });
    expect(await changeTrip(caller, back, { passengers: [benId] }, 'key-of-return')).toMatchObject({
      body: first.body,
    });
    expect(idsOn(await found(caller, back))).toEqual([doraId]);
    expect(await changeTrip(caller, back, { passengers: [annaId] }, 'key-of-return')).toEqual(
      refusal(422, 'KEY_REUSED'),
    );
  });

  it.each([
    ['nobody', [], refusal(400, 'NO_PASSENGER')],
    ['one more than the policy insures', [annaId, benId, carlaId, doraId], refusal(409, 'INVALID_PASSENGER')],
    ['somebody whom nobody knows', [annaId, toUuid('nobody')], refusal(404, 'PASSENGER_NOT_FOUND')],
    ['somebody else’s', [passenger('emil@sky.test', 'Emil')], refusal(404, 'PASSENGER_NOT_FOUND')],
    ['no id', ['anna'], refusal(400, 'INVALID_PARAMS', { 'passengers.0': 'invalid' })],
    [
      'a thousand',
      Array.from({ length: 1000 }, () => annaId),
      refusal(400, 'INVALID_PARAMS', { passengers: 'invalid' }),
    ],
  ])('is refused for %s, and changes nothing', async (_who, passengers, refused) => {
    const caller = await anna();
    const before = await found(caller, back);
    expect(await changeTrip(caller, back, { passengers })).toEqual(refused);
    expect(await found(caller, back)).toEqual(before);
  });

  it.each([2, 3])('accepts %i, where the policy insures three', async (count) => {
    const passengers = [annaId, benId, carlaId].slice(0, count);
    expect(await changeTrip(await anna(), back, { passengers })).toMatchObject({ status: 200 });
  });

  it('rejects a contact passenger who is not on the trip, and the id of another trip', async () => {
    const caller = await anna();
    const calling = { passengers: [annaId], delegatedPassengerId: benId };
    expect(await changeTrip(caller, back, calling)).toEqual(refusal(409, 'INVALID_PASSENGER'));
    const other = { tripId: sched, passengers: [annaId] };
    expect(await changeTrip(caller, back, other)).toEqual(refusal(400, 'INVALID_PARAMS', { tripId: 'invalid' }));
  });

  it('has no maximum for an employee, or under a policy without a maximum', async () => {
    const emil = await insurer.as('emil@sky.test');
    const all = ['Emil', 'Frida', 'Greta', 'Hugo'].map((name) => passenger('emil@sky.test', name));
    const { db } = insurer.sandbox;
    const isIt = eq(policies.externalPolicyNumber, 'POL-NOLIMIT');
    await db.update(policies).set({ maxInsured: 3 }).where(isIt);
    expect(await changeTrip(emil, toUuid('trip:t-emil-1'), { passengers: all })).toMatchObject({ status: 200 });
    await db.update(policies).set({ maxInsured: 0 }).where(isIt);

    const polly = await insurer.as('policies@sky.test');
    const crowd = [passenger('policies@sky.test', 'Polly')];
    for (const name of ['Una', 'Vera', 'Wim']) {
      const { body } = await add(polly, { name, surname: 'Ames', mobilePhoneNumber: '+15550100078' });
      crowd.push((body as { passengerId: string }).passengerId);
    }
    for (const [policyNumber, flight, answer] of [
      ['POL-NOLIMIT', 'ZZ100', { status: 200 }],
      ['POL-ACTIVE', 'ZZ101', refusal(409, 'INVALID_PASSENGER')],
    ] as const) {
      const purchase = createPurchase('policies@sky.test', { policyNumber, flights: annas(flight).flights });
      const { tripId } = (await insure(polly, purchase)).body as Trip;
      expect([policyNumber, await changeTrip(polly, tripId, { passengers: crowd })]).toMatchObject([
        policyNumber,
        answer,
      ]);
    }
  });

  it('returns 404 for the trip of another customer', async () => {
    const emil = await insurer.as('emil@sky.test');
    const passengers = [passenger('emil@sky.test', 'Emil')];
    for (const tripId of [sched, toUuid('no trip')]) {
      expect(await changeTrip(emil, tripId, { passengers })).toEqual(notFound);
      expect(await cancelTrip(emil, tripId)).toEqual(notFound);
    }
    expect(await cancelTrip(emil, 'no-id')).toEqual(refusal(400, 'INVALID_PARAMS', { tripId: 'invalid' }));
  });

  it('cannot add a passenger while they are being deleted', async () => {
    const caller = await anna();
    const { body } = await add(caller, { name: 'Una', surname: 'Moe', mobilePhoneNumber: '+15550100078' });
    const { passengerId } = body as { passengerId: string };
    const [gone, changed] = await Promise.all([
      remove(caller, passengerId),
      changeTrip(caller, back, { passengers: [passengerId] }),
    ]);
    expect([
      [204, 404],
      [409, 200],
    ]).toContainEqual([gone.status, changed.status]);
  });
});

describe.each(databases)('cancelling an insurance, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const anna = () => insurer.as('anna@sky.test');

  it('happens once per key, keeps the trip listed, and frees its flights and passengers', async () => {
    const caller = await anna();
    const purchase = { ...annas('ZZ100'), passengers: [benId] };
    const { tripId } = (await insure(caller, purchase)).body as Trip;
    expect(await insure(caller, purchase)).toEqual(refusal(409, 'FLIGHT_ALREADY_BOOKED'));

    expect(await cancelTrip(caller, tripId, 'key-of-trip')).toEqual({ status: 204, text: '', body: undefined });
    expect(await found(caller, tripId)).toMatchObject({
      flights: [{ flightNumber: 'ZZ100', cancelled: 1, alerted: 0 }],
      passengers: [{ passengerId: benId }],
    });
    expect(await cancelTrip(caller, tripId, 'key-of-trip')).toMatchObject({ status: 204 });
    expect(await cancelTrip(caller, tripId)).toEqual(notFound);
    expect(await insure(caller, purchase)).toMatchObject({ status: 201 });
  });

  it('leaves room for another trip on a policy that was full', async () => {
    const full = await insurer.as('full@sky.test');
    const purchase = createPurchase('full@sky.test', { policyNumber: 'POL-FULL' });
    expect(await insure(full, purchase)).toEqual(refusal(409, 'MAX_TRIPS_EXCEEDED'));
    await cancelTrip(full, toUuid('trip:t-full-1'));
    expect(await insure(full, purchase)).toMatchObject({ status: 201 });
  });

  it.each(['t-delay', 't-canc', 't-dep', 't-two'])('is refused for %s, like a change', async (key) => {
    const caller = await anna();
    const tooLate = refusal(409, 'FLIGHT_ALERTED');
    expect(await cancelTrip(caller, toUuid(`trip:${key}`))).toEqual(tooLate);
    expect(await changeTrip(caller, toUuid(`trip:${key}`), { passengers: [annaId] })).toEqual(tooLate);
  });

  it('is refused as soon as one of several flights has left', async () => {
    await insurer.lever.post('/flight', { flightNumber: 'SK116', set: { departed: 1 } });
    expect(await cancelTrip(await anna(), toUuid('trip:t-multi'))).toEqual(refusal(409, 'FLIGHT_ALERTED'));
  });
});

describe('changing and cancelling', () => {
  const insurer = borrowInsurer();

  it('is allowed for users who may write and have the right to either feature', async () => {
    for (const login of ['bare@sky.test', 'readonly@sky.test']) {
      const caller = await insurer.as(login);
      for (const answer of [await changeTrip(caller, sched, { passengers: [] }), await cancelTrip(caller, sched)])
        expect([login, answer]).toEqual([login, denied]);
    }
    const agent = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
    expect(await changeTrip(agent, sched, { passengers: [annaId] })).toMatchObject({ status: 200 });
    expect(await cancelTrip(agent, sched)).toMatchObject({ status: 204 });
  });

  it('answers with each magic refusal', async () => {
    const errors = await insurer.as('errors@sky.test');
    const [erro, ghost] = ['Erro', 'Ghost'].map((name) => passenger('errors@sky.test', name));
    const codeOf = async (asked: Promise<{ body: unknown }>) => ((await asked).body as { code?: string }).code;
    const changing = (key: string, who = erro) =>
      codeOf(changeTrip(errors, toUuid(`trip:${key}`), { passengers: [who] }));

    expect([
      await changing('t-hindered-0'),
      await changing('t-hindered-1'),
      await changing('t-hindered-2'),
      await codeOf(cancelTrip(errors, toUuid('trip:t-hindered-3'))),
      await changing('t-tripless', ghost),
      await changing('t-race'),
      await codeOf(cancelTrip(errors, toUuid('trip:t-race'))),
      await changing('t-ghost'),
    ]).toEqual([
      'NO_PASSENGER',
      'INVALID_PASSENGER',
      'MAX_ACCOUNT_PASSENGERS_EXCEEDED',
      'IN_USE',
      'PASSENGER_NOT_FOUND',
      'FLIGHT_ALERTED',
      'FLIGHT_ALERTED',
      'TRIP_NOT_FOUND',
    ]);
    const left = await listed(errors);
    expect(left.map(({ tripId }) => tripId)).not.toContain(toUuid('trip:t-ghost'));
    expect(left.find(({ tripId }) => tripId === toUuid('trip:t-race'))).toMatchObject({
      flights: [{ alerted: 1 }],
      alerts: [{ alertType: 'CANCELLATION' }],
    });
  });
});
