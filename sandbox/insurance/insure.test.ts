import { eq } from 'drizzle-orm';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import {
  annas,
  check,
  cover,
  createPurchase,
  insure,
  passenger,
  provide,
  provided,
  soon,
} from '#tests/kit/sandbox/purchases.ts';
import { toUuid } from '../ids.ts';
import { policies, policyHolders } from '../tables.ts';

const anna = 'anna@sky.test';

describe.each(databases)('insuring a trip, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const as = (login: string) => insurer.as(login);
  const tripsOf = async (login: string) => {
    const { get, userId } = await as(login);
    return (await get(`/travel/trips?userId=${userId}`)).body as Trip[];
  };

  it('returns the trip, which is then listed for the customer', async () => {
    const purchase = {
      ...annas('SK910'),
      bookingRef: ' ab1 ２‑cd\u200b',
      delegatedPassengerId: passenger(anna, 'Anna'),
    };
    const { status, body } = await insure(await as(anna), purchase);

    expect([status, is(body, Trip)]).toEqual([201, true]);
    expect(body).toMatchObject({
      type: 'single',
      bookingRef: 'AB12CD',
      policyNumber: 'POL-ACTIVE',
      passengers: [{ name: 'Anna' }],
      delegated_passenger_id: passenger(anna, 'Anna'),
      flights: [
        {
          flightNumber: 'SK910',
          embarkDate: soon,
          totalPassengers: 1,
          active: 1,
          departed: 0,
          alerted: 0,
          cancelled: 0,
          notified: 0,
          isMonitored: 1,
        },
      ],
      alerts: [],
    });
    expect((await tripsOf(anna)).at(-1)).toEqual(body);
  });

  it('creates a reference if none is given', async () => {
    const polly = await as('policies@sky.test');
    const one = await insure(polly, { ...createPurchase('policies@sky.test'), bookingRef: null });
    const other = await insure(polly, {
      ...createPurchase('policies@sky.test'),
      flights: [cover('SK911')],
      bookingRef: '  ',
    });
    const [ref, otherRef] = [one, other].map(({ body }) => (body as Trip).bookingRef);
    expect([ref, otherRef]).toEqual([expect.stringMatching(/^[A-Z2-9]{6}$/), expect.stringMatching(/^[A-Z2-9]{6}$/)]);
    expect(ref).not.toBe(otherRef);
  });

  it.each(['😀'.repeat(25), 'A'.repeat(21), 'ÅX7K2M'])('rejects the booking reference %j', async (bookingRef) => {
    expect(await insure(await as(anna), { ...annas('SK919'), bookingRef })).toEqual(
      refusal(400, 'INVALID_PARAMS', { bookingRef: 'invalid' }),
    );
  });

  it('takes the times of a flight from the carriers', async () => {
    const [real] = (await check(await as(anna), 'SK912')).body as Trip['flights'];
    const lie = { embarkTime: '23:59', flightType: 'leg' as const };
    const { body } = await insure(await as(anna), {
      ...annas(),
      flights: [{ ...cover('SK912', lie), flightNumber: 'sk912' }],
    });
    const { destination, embarkTime, arrivalTime } = real ?? {};
    expect((body as Trip).flights[0]).toMatchObject({ destination, embarkTime, arrivalTime, flightType: 'main' });
    const unknown = { ...annas(), flights: [cover('SK912', { origin: 'XXX' })] };
    expect(await insure(await as(anna), unknown)).toMatchObject({
      status: 404,
      body: { code: 'FLIGHT_SCHEDULE_NOT_FOUND' },
    });
    for (const number of ['ZZ404', 'ZZ405', 'ZZ204'])
      expect(await insure(await as(anna), annas(number))).toMatchObject({
        status: 404,
        body: { code: 'FLIGHT_SCHEDULE_NOT_FOUND' },
      });
  });

  it('accepts a manual flight of the customer who created it', async () => {
    const chara = await as('charter@sky.test');
    await provide(chara, provided());
    const purchase = createPurchase('charter@sky.test', { flights: [cover('ZZ405')] });
    expect(await insure(chara, purchase)).toMatchObject({ status: 201 });
    expect(await insure(await as(anna), { ...annas(), flights: purchase.flights })).toMatchObject({ status: 404 });
  });

  it('sorts the flights by departure', async () => {
    const flights = [
      cover('SK914', { embarkDate: '2031-05-20', direction: 'inbound' }),
      cover('SK913', { embarkDate: '2031-05-10' }),
    ];
    const { body } = await insure(await as(anna), { ...annas(), type: 'RETURN', flights });
    expect(
      (body as Trip).flights.map(({ flightNumber, flightType, direction }) => [flightNumber, flightType, direction]),
    ).toEqual([
      ['SK913', 'main', 'outbound'],
      ['SK914', 'return', 'inbound'],
    ]);
    expect((body as Trip).type).toBe('return');
  });

  it.each([
    ['SINGLE', []],
    ['SINGLE', ['SK920', 'SK921']],
    ['RETURN', ['SK920']],
    ['RETURN', ['SK920', 'SK921', 'SK922']],
    ['MULTI', ['SK920']],
    ['MULTI', ['SK920', 'SK921', 'SK922', 'SK923', 'SK924']],
  ] as const)('refuses a %s trip of %j', async (type, numbers) => {
    expect(await insure(await as(anna), { ...annas(...numbers), type })).toEqual(
      refusal(400, 'INVALID_PARAMS', { flights: 'invalid' }),
    );
  });

  it.each([
    ['two ways out', { direction: 'outbound' }, { direction: 'outbound' }],
    ['two ways back', { direction: 'inbound' }, { direction: 'inbound' }],
    ['a way back before its way out', { direction: 'inbound' }, { direction: 'outbound' }],
  ] as const)('refuses a return trip of %s, in either order', async (_, earlier, later) => {
    const flights = [
      cover('SK925', { embarkDate: '2031-05-10', ...earlier }),
      cover('SK926', { embarkDate: '2031-05-20', ...later }),
    ];
    for (const sent of [flights, flights.toReversed()])
      expect(await insure(await as(anna), { ...annas(), type: 'RETURN', flights: sent })).toEqual(
        refusal(400, 'INVALID_PARAMS', { flights: 'invalid' }),
      );
  });

  it('accepts a way back that leaves in the same minute as the way out', async () => {
    const covers = Array.from({ length: 400 }, (_, at) => cover(`SK${9400 + at}`));
    const [first] = covers;
    const twin = covers.find((one) => one !== first && one.embarkTime === first?.embarkTime);
    const flights = [{ ...first, direction: 'inbound' }, twin];
    const { status, body } = await insure(await as(anna), { ...annas(), type: 'RETURN', flights });
    expect([status, (body as Trip).flights.map(({ direction }) => direction)]).toEqual([201, ['outbound', 'inbound']]);
  });

  it('accepts four flights on a multi-flight trip', async () => {
    const purchase = { ...annas('SK920', 'SK921', 'SK922', 'SK923'), type: 'MULTI' };
    const { status, body } = await insure(await as(anna), purchase);
    expect([status, (body as Trip).flights.length]).toEqual([201, 4]);
  });

  it.each([
    ['00', 409, 'FLIGHT_ALREADY_BOOKED'],
    ['01', 409, 'FLIGHT_ALERTED'],
    ['02', 409, 'MAX_TRIPS_EXCEEDED'],
    ['03', 409, 'NO_DEFAULT_PASSENGER'],
    ['04', 400, 'NO_PASSENGER'],
    ['05', 409, 'INVALID_PASSENGER'],
    ['06', 400, 'INVALID_ENTITLEMENT'],
    ['07', 404, 'PASSENGER_NOT_FOUND'],
    ['08', 409, 'MAX_ACCOUNT_PASSENGERS_EXCEEDED'],
  ])('refuses ZZ600%s with %i %s, and stores nothing', async (ending, status, code) => {
    const before = await tripsOf(anna);
    expect(await insure(await as(anna), annas(`ZZ600${ending}`))).toEqual(refusal(status, code));
    expect(await tripsOf(anna)).toEqual(before);
  });

  it.each([
    ['POL-NONE', 404, 'POLICY_NOT_FOUND'],
    ['POL-OTHER', 404, 'POLICY_NOT_FOUND'],
    ['POL-EXPIRED', 400, 'POLICY_EXPIRED'],
    ['POL-INACTIVE', 400, 'POLICY_INACTIVE'],
    ['POL-FULL', 409, 'MAX_TRIPS_EXCEEDED'],
  ])('refuses %s with %i %s', async (policyNumber, status, code) => {
    const purchase = createPurchase('policies@sky.test', { policyNumber, flights: [cover('SK930')] });
    expect(await insure(await as('policies@sky.test'), purchase)).toEqual(refusal(status, code));
  });

  it('refuses a flight outside the policy’s dates, too soon, or in the past', async () => {
    const on = async (embarkDate: string) =>
      insure(await as(anna), { ...annas(), flights: [cover('SK931', { embarkDate })] });
    expect(await on('2031-12-15')).toEqual(refusal(409, 'FLIGHT_OUT_OF_DATE_RANGE'));
    expect(await on('2031-03-14')).toMatchObject({ body: { code: 'FLIGHT_TOO_SOON' } });
    expect(await on('2031-03-13')).toMatchObject({ body: { code: 'INVALID_DATE' } });
  });

  it('refuses a policy that expired between the check and the purchase', async () => {
    const polly = await as('policies@sky.test');
    const late = cover('SK932', { embarkDate: '2031-12-13' });
    expect(await check(polly, 'SK932', { embarkDate: late.embarkDate, policyNumber: 'POL-ACTIVE' })).toMatchObject({
      status: 200,
    });
    await insurer.lever.post('/clock', { now: '2032-01-01T00:00:00Z' });
    const purchase = createPurchase('policies@sky.test', { flights: [late] });
    expect(await insure(await as('policies@sky.test'), purchase)).toEqual(refusal(400, 'POLICY_EXPIRED'));
    await insurer.lever.post('/clock', { reset: true });
  });

  it('accepts the first and the last day of a policy, and none outside', async () => {
    const polly = await as('policies@sky.test');
    const on = (embarkDate: string) => check(polly, 'SK933', { embarkDate, policyNumber: 'POL-NOLIMIT' });
    const outside = refusal(409, 'FLIGHT_OUT_OF_DATE_RANGE');
    const { db } = insurer.sandbox;
    const isIt = eq(policies.externalPolicyNumber, 'POL-NOLIMIT');
    await db.update(policies).set({ policyStart: '2031-04-01', policyEnd: '2031-04-30' }).where(isIt);
    for (const [day, answer] of [
      ['2031-03-31', outside],
      ['2031-04-01', { status: 200 }],
      ['2031-04-30', { status: 200 }],
      ['2031-05-01', outside],
    ] as const)
      expect([day, await on(day)]).toMatchObject([day, answer]);

    await db.update(policies).set({ policyStart: '2031-01-01', policyEnd: '2031-03-14' }).where(isIt);
    expect(await on('2031-03-31')).toEqual(outside);
    await db.update(policies).set({ policyEnd: '2031-03-13' }).where(isIt);
    expect(await on('2031-03-31')).toEqual(refusal(400, 'POLICY_EXPIRED'));
    await db.update(policies).set({ policyEnd: '2031-12-14' }).where(isIt);
  });

  it('refuses a policy that more people hold than it has uses', async () => {
    const purchase = {
      ...annas('SK934'),
      policyNumber: 'POL-OTHER',
      passengers: [passenger('errors@sky.test', 'Erro')],
    };
    const holder = {
      partnerId: toUuid('partner:sky'),
      externalPolicyNumber: 'POL-OTHER',
      userId: toUuid('user:mfa@sky.test'),
    };
    const errors = await as('errors@sky.test');
    expect(await insure(errors, purchase)).toMatchObject({ status: 201 });
    await insurer.sandbox.db.insert(policyHolders).values(holder);
    expect(await insure(errors, { ...purchase, flights: [cover('SK935')] })).toEqual(
      refusal(400, 'POLICY_TOO_MANY_USES'),
    );
  });

  it('accepts twenty upcoming trips per customer and policy', async () => {
    const chara = await as('charter@sky.test');
    const ahead = new Set<string>();
    for (let number = 960; ahead.size < 30; number += 1) {
      const purchase = createPurchase('charter@sky.test', { flights: [cover(`SK${number}`)] });
      const answer = await insure(chara, purchase);
      if (answer.status !== 201) {
        expect(answer).toEqual(refusal(409, 'MAX_TRIPS_EXCEEDED'));
        break;
      }
      ahead.add((answer.body as Trip).tripId);
    }
    const today = '2031-03-14';
    const own = await tripsOf('charter@sky.test');
    expect(own.filter(({ flights }) => flights.some(({ embarkDate }) => embarkDate >= today))).toHaveLength(20);
  });

  it('is allowed for a customer who may write, their agent and their widget', async () => {
    const denied = refusal(401, 'ACCESS_DENIED');
    for (const login of ['bare@sky.test', 'readonly@sky.test'])
      expect([login, await insure(await as(login), annas('SK942'))]).toEqual([login, denied]);
    const none = await insurer.as('widget-none', { type: 'widget' });
    expect(await insure(none, annas('SK942'))).toEqual(denied);
    const agent = await insurer.as(anna, { agent: 'agent@sky.test' });
    expect(await insure(agent, annas('SK942'))).toMatchObject({ status: 201 });
    const widget = await insurer.as('widget-anna', { type: 'widget' });
    expect(await insure(widget, annas('SK943'))).toMatchObject({ status: 201 });
    expect((await tripsOf(anna)).flatMap(({ flights }) => flights.map(({ flightNumber }) => flightNumber))).toEqual(
      expect.arrayContaining(['SK942', 'SK943']),
    );
  });
});
