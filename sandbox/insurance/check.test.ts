import { array, is } from 'superstruct';
import { describe, expect, it } from 'vitest';

import { insurerCodes } from '#schema/errors.ts';
import { CheckedFlight } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';

import { borrowInsurer, refusal, today } from '#tests/kit/sandbox/insurer.ts';
import { annas, check, cover, createPurchase, insure, provide, provided, soon } from '#tests/kit/sandbox/purchases.ts';

const hour = 60 * 60_000;
const flightsIn = (answer: { body: unknown }) => answer.body as CheckedFlight[];
const wrongNumber = refusal(409, 'INVALID_FLIGHT_NUMBER', { flightNumber: 'invalid_flight_number' });
const wrongDay = refusal(409, 'INVALID_DATE', { embarkDate: 'invalid_date' });
const tooSoon = refusal(409, 'FLIGHT_TOO_SOON', { embarkDate: 'flight_too_soon' });
const unknown = refusal(404, 'FLIGHT_SCHEDULE_NOT_FOUND', { flightNumber: 'flight_schedule_not_found' });

describe.each(databases)('a check of a flight, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const anna = () => insurer.as('anna@sky.test');

  it.each([
    ['ZZ100', 1, 9],
    ['ZZ102', 1, 2],
    ['ZZ200', 2, 9],
    ['ZZ300', 3, 9],
    ['SK900', 1, 9],
    ['A_1', 1, 9],
    ['ZZ60003', 1, 9],
  ])('finds under %s %i flights, at most %i', async (number, count, most) => {
    const answer = await check(await anna(), number, { policyNumber: 'POL-ACTIVE', flightType: 'leg' });
    expect(answer.status).toBe(200);
    expect(is(answer.body, array(CheckedFlight))).toBe(true);
    const flights = flightsIn(answer);
    expect(flights).toHaveLength(count);
    for (const flight of flights)
      expect(flight).toMatchObject({
        flightNumber: number,
        embarkDate: soon,
        totalPassengers: most,
        flightType: 'leg',
        direction: 'outbound',
        active: 1,
        departed: 0,
      });
    expect(new Set(flights.map(({ origin }) => origin)).size).toBe(count);
    expect(new Set(flights.map(({ flightId }) => flightId)).size).toBe(count);
    for (const [place, { origin }] of flights.slice(1).entries()) expect(origin).toBe(flights[place]?.destination);
  });

  it('returns the same result for a number on any day, in upper or lower case', async () => {
    const [one, again, other] = [
      await check(await anna(), 'SK901'),
      await check(await insurer.as('emil@sky.test'), ' sk901 '),
      await check(await anna(), 'SK901', { embarkDate: '2031-05-06' }),
    ];
    expect(again.body).toEqual(one.body);
    const [flight] = flightsIn(one);
    const { embarkTime, origin, destination } = flight ?? {};
    expect(flightsIn(other)[0]).toMatchObject({ embarkTime, origin, destination, embarkDate: '2031-05-06' });
  });

  it('accepts three parameters as well as six', async () => {
    const six = { policyNumber: 'POL-ACTIVE', flightType: 'return', direction: 'inbound' };
    const [flight] = flightsIn(await check(await anna(), 'SK902', six));
    expect(flight).toMatchObject({ flightType: 'return', direction: 'inbound' });
    expect(flightsIn(await check(await anna(), 'SK902', { ...six, origin: flight?.origin ?? '' }))).toEqual([flight]);
    expect(await check(await anna(), 'SK902', { ...six, origin: 'nowhere' })).toEqual(unknown);
    expect(await check(await anna(), 'SK902', { flightType: 'third' })).toEqual(
      refusal(400, 'INVALID_PARAMS', { flightType: 'invalid' }),
    );
  });

  it.each([
    ['ZZ403', 'FLIGHT_NOT_PERMITTED'],
    ['ZZ404', 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['ZZ405', 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['ZZ406', 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['ZZ410', 'INVALID_FLIGHT_NUMBER'],
    ['ZZ411', 'INVALID_DATE'],
    ['ZZ412', 'FLIGHT_TOO_SOON'],
    ['ZZ413', 'FLIGHT_OUT_OF_DATE_RANGE'],
    ['ZZ414', 'NO_FLIGHT_FOR_DATE'],
    ['ZZ415', 'DUPLICATE_FLIGHT'],
    ['ZZ500', 'VENDOR_ERROR'],
  ] as const)('refuses %s with %s', async (number, code) => {
    const answer = await check(await anna(), number);
    expect(answer).toMatchObject({ status: insurerCodes[code].status, body: { code } });
    const { fields } = answer.body as { fields?: Record<string, string> };
    expect(Object.keys(fields ?? {})).toEqual('field' in insurerCodes[code] ? [insurerCodes[code].field] : []);
  });

  it('finds nothing for ZZ204, and fails without a code at ZZ501', async () => {
    expect(await check(await anna(), 'ZZ204')).toEqual({ status: 204, text: '', body: undefined });
    expect(await check(await anna(), 'ZZ501')).toEqual(refusal(500));
  });

  it.each(['12AB', '1234', 'A', 'AB', 'ABCDEFGHI', 'AB12C', 'AB1234567', 'A-12', 'ÅB12', '', ' '])(
    'rejects a malformed number: %j',
    async (number) => expect(await check(await anna(), number)).toEqual(wrongNumber),
  );

  it('requires its parameters', async () => {
    expect(await (await anna()).get('/travel/flights/validate')).toEqual(
      refusal(400, 'MISSING_PARAMS', { embarkDate: 'required', flightNumber: 'required' }),
    );
  });

  it('validates the date', async () => {
    const on = async (embarkDate: string, more = {}) => check(await anna(), 'SK903', { embarkDate, ...more });
    for (const day of ['2031-03-13', '1999-12-31', '0000-01-01', '2031-02-30', '2031-13-01', '2031-04-31'])
      expect([day, await on(day)]).toEqual([day, wrongDay]);
    expect(await on('14.03.2031')).toEqual(refusal(400, 'INVALID_PARAMS', { embarkDate: 'invalid' }));
    expect(await on(today)).toEqual(tooSoon);
    expect(await on('2032-06-01')).toEqual(refusal(409, 'NO_FLIGHT_FOR_DATE'));
    expect(await on('2031-12-13', { policyNumber: 'POL-ACTIVE' })).toMatchObject({ status: 200 });
    const late = { policyNumber: 'POL-ACTIVE' };
    expect(await on('2031-12-15', late)).toEqual(refusal(409, 'FLIGHT_OUT_OF_DATE_RANGE'));
    expect(await on('2031-12-15')).toMatchObject({ status: 200 });
  });

  it('is refused until twenty-four hours before departure, to the minute', async () => {
    const caller = await anna();
    const [flight] = flightsIn(await check(caller, 'SK904', { embarkDate: '2031-03-20' }));
    const leaves = Date.parse(`2031-03-20T${flight?.embarkTime}:00Z`);
    await insurer.lever.post('/clock', { now: new Date(leaves - 24 * hour).toISOString() });
    const then = await insurer.as('anna@sky.test');
    expect(await check(then, 'SK904', { embarkDate: '2031-03-20' })).toMatchObject({ status: 200 });
    await insurer.lever.post('/clock', { advanceMs: 1 });
    expect(await check(then, 'SK904', { embarkDate: '2031-03-20' })).toEqual(tooSoon);
    await insurer.lever.post('/clock', { reset: true });
  });

  it.each([
    ['POL-NONE', 404, 'POLICY_NOT_FOUND'],
    ['POL-OTHER', 404, 'POLICY_NOT_FOUND'],
    ['POL-INVALID', 404, 'POLICY_NOT_FOUND'],
    ['POL-EXPIRED', 400, 'POLICY_EXPIRED'],
    ['POL-INACTIVE', 400, 'POLICY_INACTIVE'],
  ])('is refused on %s with %i %s', async (policyNumber, status, code) => {
    const polly = await insurer.as('policies@sky.test');
    expect(await check(polly, 'SK905', { policyNumber })).toEqual(refusal(status, code));
  });

  it('leaves out flights that are already on a trip', async () => {
    const caller = await anna();
    const policyNumber = 'POL-ACTIVE';
    const duplicate = refusal(409, 'DUPLICATE_FLIGHT');
    expect(await check(caller, 'SK101', { embarkDate: '2031-03-24', policyNumber })).toEqual(duplicate);
    expect(flightsIn(await check(caller, 'SK101', { policyNumber }))[0]).toMatchObject({
      origin: 'OSL',
      destination: 'LHR',
      embarkTime: '09:00',
      arrivalTime: '11:15',
    });
    expect(await insure(caller, annas('ZZ200'))).toMatchObject({ status: 201 });
    expect(flightsIn(await check(caller, 'ZZ200', { policyNumber }))).toHaveLength(1);
    expect(await insure(caller, annas('SK906'))).toMatchObject({ status: 201 });
    expect(await check(caller, 'SK906', { policyNumber })).toEqual(duplicate);
    expect(await check(caller, 'SK906')).toEqual(duplicate);
    expect(await check(caller, 'SK906', { policyNumber, embarkDate: '2031-05-06' })).toMatchObject({ status: 200 });
    expect(await check(await insurer.as('mfa@sky.test'), 'SK906', { policyNumber })).toMatchObject({ status: 200 });
  });

  it('finds a manual flight on its day, for its customer only', async () => {
    const chara = await insurer.as('charter@sky.test');
    expect(await provide(chara, provided())).toMatchObject({ status: 201 });
    const [flight, ...others] = flightsIn(await check(chara, 'ZZ405', { policyNumber: 'POL-ACTIVE' }));
    expect(flight).toMatchObject({ flightNumber: 'ZZ405', embarkTime: '08:30', origin: 'OSL' });
    expect(others).toEqual([]);
    expect(await check(chara, 'ZZ405', { embarkDate: '2031-05-06' })).toEqual(unknown);
    expect(await check(await anna(), 'ZZ405')).toEqual(unknown);

    await provide(chara, provided({ flightNumber: 'ZZ406' }));
    expect(flightsIn(await check(chara, 'ZZ406')).map(({ origin }) => origin)).toEqual(['OSL', expect.any(String)]);
    expect(await provide(chara, provided({ flightNumber: 'ZZ404' }))).toMatchObject({ status: 201 });
    expect(await check(chara, 'ZZ404')).toEqual(unknown);
  });
});

describe.each(databases)('a manual flight, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const chara = () => insurer.as('charter@sky.test');

  it('has the shape of a checked flight', async () => {
    const answer = await provide(await chara(), provided({ direction: 'inbound', policyNumber: 'POL-ACTIVE' }));
    expect([answer.status, is(answer.body, CheckedFlight)]).toEqual([201, true]);
    expect(answer.body).toMatchObject({ origin: 'OSL', originAirport: 'Oslo Gardermoen', direction: 'inbound' });
  });

  it('needs its own right', async () => {
    const denied = refusal(403, 'FLIGHT_NOT_PERMITTED');
    for (const login of ['anna@sky.test', 'agent@sky.test', 'admin@sky.test', 'bare@sky.test', 'readonly@sky.test'])
      expect([login, await provide(await insurer.as(login), provided())]).toEqual([login, denied]);
  });

  it.each<[what: string, more: object, refused: ReturnType<typeof refusal>]>([
    ['a number of a wrong shape', { flightNumber: '12AB' }, wrongNumber],
    ['ZZ410', { flightNumber: 'ZZ410' }, wrongNumber],
    ['ZZ403', { flightNumber: 'ZZ403' }, refusal(403, 'FLIGHT_NOT_PERMITTED')],
    ['a day gone by', { embarkDate: '2031-03-13' }, wrongDay],
    ['a day that is none', { embarkDate: '2031-02-30' }, wrongDay],
    ['a time that is none', { embarkTime: '25:00' }, wrongDay],
    ['a date and time that disagree', { embarkDateTime: `${soon} 08:31` }, wrongDay],
    ['a departure in a day', { embarkDate: '2031-03-15', embarkTime: '11:59' }, tooSoon],
    ['no airport', { origin: 'XXX' }, refusal(400, 'INVALID_PARAMS', { origin: 'invalid' })],
    ['an airport that every object has', { origin: 'valueOf' }, refusal(400, 'INVALID_PARAMS', { origin: 'invalid' })],
    ['another’s policy', { policyNumber: 'POL-OTHER' }, refusal(404, 'POLICY_NOT_FOUND')],
  ])('is refused with %s', async (_what, more, refused) => {
    expect(await provide(await chara(), provided(more))).toEqual(refused);
  });

  it('is corrected by creating it again with another time, unless it is on a trip', async () => {
    const caller = await chara();
    const embarkDate = '2031-06-07';
    const at = (embarkTime: string) => provide(caller, provided({ embarkDate, embarkTime }));
    const known = async () => flightsIn(await check(caller, 'ZZ405', { embarkDate })).map((one) => one.embarkTime);
    expect(await at('08:00')).toMatchObject({ status: 201 });

    expect(await at('09:30')).toMatchObject({ status: 201, body: { embarkTime: '09:30' } });
    expect(await known()).toEqual(['09:30']);
    expect(await at('09:30')).toEqual(refusal(409, 'DUPLICATE_FLIGHT'));

    const purchase = createPurchase('charter@sky.test', { flights: [cover('ZZ405', { embarkDate })] });
    expect(await insure(caller, purchase)).toMatchObject({ status: 201 });
    expect(await at('10:00')).toEqual(refusal(409, 'DUPLICATE_FLIGHT'));
  });

  it('is created once, and not if the carriers have it', async () => {
    const caller = await chara();
    const flight = provided({ embarkDate: '2031-06-01' });
    const duplicate = refusal(409, 'DUPLICATE_FLIGHT');
    expect(await provide(caller, flight, 'once')).toMatchObject({ status: 201 });
    expect(await provide(caller, flight, 'once')).toMatchObject({ status: 201 });
    expect(await provide(caller, flight)).toEqual(duplicate);
    const [known] = flightsIn(await check(caller, 'SK907'));
    expect(await provide(caller, provided({ flightNumber: 'SK907', origin: known?.origin ?? '' }))).toEqual(duplicate);
  });
});
