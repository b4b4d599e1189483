import { and, count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { annas, cover, createPurchase, insure } from '#tests/kit/sandbox/purchases.ts';
import { toUuid } from '../ids.ts';
import { covers, trips } from '../tables.ts';

const anna = 'anna@sky.test';
const booked = refusal(409, 'FLIGHT_ALREADY_BOOKED');

describe.each(databases)('a flight is insured once, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const as = (login: string) => insurer.as(login);
  const tripsOf = async (login: string) => {
    const { get, userId } = await as(login);
    return (await get(`/travel/trips?userId=${userId}`)).body as Trip[];
  };

  const insuredTimes = async (flightNumber: string) => {
    const [found] = await insurer.sandbox.db
      .select({ times: count() })
      .from(covers)
      .where(and(eq(covers.userId, toUuid(`user:${anna}`)), eq(covers.flightNumber, flightNumber)));
    return found?.times;
  };

  it('per key, however often and simultaneously it is requested', async () => {
    const caller = await as(anna);
    const [key, purchase] = ['key-of-SK980', annas('SK980')];
    const all = await Promise.all(Array.from({ length: 6 }, () => insure(caller, purchase, key)));
    const again = await insure(caller, purchase, key);
    const done = all.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    for (const { body } of done) expect(body).toEqual(again.body);
    for (const other of all.filter(({ status }) => status !== 201))
      expect(other).toEqual(refusal(409, 'REQUEST_RUNNING'));
    expect(await insuredTimes('SK980')).toBe(1);
    expect(await insure(caller, annas('SK981'), key)).toEqual(refusal(422, 'KEY_REUSED'));
  });

  it('without a key too, also from two tabs', async () => {
    const caller = await as(anna);
    const all = await Promise.all(Array.from({ length: 4 }, () => insure(caller, annas('SK982'))));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const other of all.filter(({ status }) => status !== 201)) expect(other).toEqual(booked);
    expect(await insuredTimes('SK982')).toBe(1);
  });

  it('per policy; another policy gives another cover', async () => {
    const polly = await as('policies@sky.test');
    const purchase = createPurchase('policies@sky.test', { flights: [cover('SK983')] });
    expect(await insure(polly, purchase)).toMatchObject({ status: 201 });
    expect(await insure(polly, purchase)).toEqual(booked);
    expect(await insure(polly, { ...purchase, policyNumber: 'POL-NOLIMIT' })).toMatchObject({ status: 201 });
  });

  it('per trip, which cannot contain it twice', async () => {
    const caller = await as(anna);
    const purchase = { ...annas('SK984', 'SK984'), type: 'MULTI' };
    expect(await insure(caller, purchase)).toEqual(refusal(409, 'DUPLICATE_FLIGHT'));
    const half = { ...annas('SK980', 'SK984'), type: 'MULTI' };
    const before = (await tripsOf(anna)).length;
    expect(await insure(caller, half)).toEqual(booked);
    expect(await tripsOf(anna)).toHaveLength(before);
    expect(await insuredTimes('SK984')).toBe(0);
  });

  it('because the database enforces it', async () => {
    const [cover] = await insurer.sandbox.db.select().from(covers).limit(1);
    if (!cover) throw new Error('Nothing is insured.');
    await expect(insurer.sandbox.db.insert(covers).values(cover)).rejects.toThrow('Failed query: insert into "covers"');
  });

  it('until the trip is cancelled', async () => {
    const { db } = insurer.sandbox;
    const { body } = await insure(await as(anna), annas('SK985'));
    await db.delete(trips).where(eq(trips.tripId, (body as Trip).tripId));
    expect(await insure(await as(anna), annas('SK985'))).toMatchObject({ status: 201 });
  });
});
