import { eq } from 'drizzle-orm';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { type ResolutionChanged, ResolutionOptions } from '#schema/rest/resolutions.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import {
  answer,
  confirm,
  createChangedAnswer,
  getOptionId,
  getResolutionId,
  keyed,
  ofFlight,
  readOption,
  readResolutionId,
  resolutions,
} from '#tests/kit/sandbox/resolutions.ts';
import { toUuid } from '../ids.ts';
import { options as optionRows } from '../tables.ts';
import { caseSeeds } from './seeds/gallery.ts';

const invalidType = refusal(409, 'INVALID_RESOLUTION_TYPE');
const chosen = { loungeId: 'LNG-NORTH', firstName: 'Opal', surname: 'Rask' };

describe.each(databases)('resolutions, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const opal = () => insurer.as('options@sky.test');
  const agent = () => insurer.as('options@sky.test', { agent: 'agent@sky.test' });

  describe('the next option', () => {
    const flights = caseSeeds.filter(({ category }) => !category);

    it('matches the contract for each flight of the gallery', async () => {
      const owners = new Map<string, Awaited<ReturnType<typeof opal>>>();
      for (const { owner, called, options } of flights) {
        const customer = owners.get(owner) ?? (await insurer.as(owner));
        owners.set(owner, customer);
        const { status, body } = await customer.get(ofFlight(called));
        expect([called, status, is(body, ResolutionOptions)]).toEqual([called, 200, true]);
        const told = body as ResolutionOptions;
        expect([called, told.resolutions.map(({ type, state }) => `${type} ${state.status}`)]).toEqual([
          called,
          options.map(({ type, status = 'Initial' }) => `${type} ${status}`),
        ]);
        expect(told).toMatchObject({ flight: { flightNumber: called }, alert: { alertType: 'DELAY' } });
      }
    });

    it('describes how a flight and a hotel are booked, if they are', async () => {
      const customer = await opal();
      const confirmationOf = async (called: string) => (await readOption(customer, called)).state.confirmation;
      expect(await confirmationOf('RB06')).toMatchObject({
        flights: [{ flightNumber: 'AF201', originAirport: 'Rome Fiumicino' }],
        confirmationNumber: expect.any(String),
      });
      expect(await confirmationOf('HO06')).toMatchObject({ name: expect.stringContaining('Gate Inn') });
      expect(await confirmationOf('HO05')).toBeUndefined();
    });

    it('exists for a bag and for an insured item', async () => {
      const vera = await insurer.as('vera@voyage.test');
      const bag = await vera.get(`${resolutions}/options?category=LUGGAGE&bagId=${toUuid('bag:LB01')}`);
      expect([bag.status, is(bag.body, ResolutionOptions)]).toEqual([200, true]);
      expect(bag.body).toMatchObject({ bag: { pir: 'LHRVO10049' }, next: { resolution: 'CASH' } });
      const berta = await insurer.as('berta@harvest.test');
      const query = `category=ITEM&itemId=${toUuid('item:shop')}&monitorId=${toUuid('monitor:shop')}`;
      const item = await berta.get(`${resolutions}/options?${query}`);
      expect([item.status, is(item.body, ResolutionOptions)]).toEqual([200, true]);
      expect(item.body).toMatchObject({ resolutions: [{ type: 'CASH', prize: 90 }] });
    });

    it('exists once a flight is reported, and suits the disruption', async () => {
      const anna = await insurer.as('anna@sky.test');
      const which = { tripId: toUuid('trip:t-sched'), flightId: toUuid('flight:SK101') };
      const path = `${resolutions}/options?category=FLIGHT&tripId=${which.tripId}&flightId=${which.flightId}`;
      expect(await anna.get(path)).toEqual(refusal(404, 'NO_ALERT_EXISTS'));
      await anna.post('/travel/flights/notify-alert', { ...which, alertType: 'CANCELLATION' }, keyed());
      const told = (await anna.get(path)).body as ResolutionOptions;
      expect(told.resolutions.map(({ type }) => type)).toEqual(['REBOOKING', 'HOTEL', 'CASH']);
      expect([told.next.resolution, told.flow]).toEqual(['REBOOKING', true]);
      const late = ofFlight('LG01').replace(
        /tripId.*/,
        `tripId=${toUuid('trip:t-delay')}&flightId=${toUuid('flight:SK102')}`,
      );
      expect((await anna.get(late)).body).toMatchObject({
        resolutions: [{ type: 'LOUNGE' }, { dependency: 'LOUNGE' }],
      });
    });

    it('is replaced after each refusal of a cancelled flight, until none is left', async () => {
      const anna = await insurer.as('anna@sky.test');
      const which = { tripId: toUuid('trip:t-canc'), flightId: toUuid('flight:SK107') };
      const path = `${resolutions}/options?category=FLIGHT&tripId=${which.tripId}&flightId=${which.flightId}`;
      const read = async () => (await anna.get(path)).body as ResolutionOptions;
      const decline = async (type: string) => {
        const optionId = (await read()).resolutions.find((each) => each.type === type)?.id;
        const said = { userId: anna.userId, resolutionType: type, optionId, rejected: true };
        expect(await anna.put(resolutions, said, keyed())).toMatchObject(createChangedAnswer('Rejected'));
        return (await read()).next.resolution;
      };

      expect(await decline('REBOOKING')).toBe('HOTEL');
      expect(await decline('HOTEL')).toBe('CASH');
    });

    it.each([
      ['NX03', 'NO_ALERT_EXISTS', 404],
      ['nothing', 'TRIP_NOT_FOUND', 404],
    ] as const)('is refused for %s', async (called, code, status) => {
      const path =
        called === 'NX03'
          ? `${resolutions}/options?category=FLIGHT&tripId=${toUuid('trip:t-unexplained')}&flightId=${toUuid('flight:NX03')}`
          : ofFlight(called);
      expect(await (await opal()).get(path)).toEqual(refusal(status, code));
    });

    it.each([
      ['category=FLIGHT', refusal(400, 'MISSING_PARAMS', { tripId: 'required', flightId: 'required' })],
      ['category=LUGGAGE', refusal(400, 'MISSING_PARAMS', { bagId: 'required' })],
      ['category=ITEM', refusal(400, 'MISSING_PARAMS', { itemId: 'required', monitorId: 'required' })],
      ['', refusal(400, 'MISSING_PARAMS', { category: 'required' })],
      ['category=CAR', refusal(400, 'INVALID_PARAMS', { category: 'invalid' })],
      [`category=LUGGAGE&bagId=${toUuid('bag:LB01')}`, refusal(404, 'BAG_NOT_FOUND')],
      [
        `category=ITEM&itemId=${toUuid('item:shop')}&monitorId=${toUuid('monitor:shop')}`,
        refusal(404, 'ALERT_NOT_FOUND'),
      ],
    ])('is refused with %s', async (query, refused) => {
      expect(await (await opal()).get(`${resolutions}/options?${query}`)).toEqual(refused);
    });

    it('is refused if the flight is on another trip, or its alert was withdrawn', async () => {
      const errors = await insurer.as('errors@sky.test');
      const of = (trip: string, flight: string) =>
        `${resolutions}/options?category=FLIGHT&tripId=${toUuid(`trip:${trip}`)}&flightId=${toUuid(`flight:${flight}`)}`;
      expect(await errors.get(of('t-withdrawn', 'SK405'))).toEqual(refusal(404, 'ALERT_NOT_FOUND'));
      expect(await errors.get(of('t-withdrawn', 'SK404'))).toEqual(refusal(404, 'FLIGHT_NOT_FOUND'));
      expect(await errors.get(of('t-delay', 'SK102'))).toEqual(refusal(404, 'TRIP_NOT_FOUND'));
    });
  });

  describe('a lounge', () => {
    it('is chosen, confirmed and patched, and has a pass', async () => {
      const customer = await opal();
      const booked = await answer(customer, 'LG21', chosen);
      expect(booked).toMatchObject(createChangedAnswer('Booked'));
      expect((await readOption(customer, 'LG21')).state.booking).toMatchObject({ userName: 'Opal Rask', units: 1 });
      const done = await confirm(customer, readResolutionId(booked));
      expect(done).toMatchObject(createChangedAnswer('Confirmed'));
      expect(await customer.patch(`${resolutions}/${readResolutionId(booked)}`, { status: 'Confirmed' })).toMatchObject(
        createChangedAnswer('Confirmed'),
      );
      expect((await confirm(customer, readResolutionId(booked))).body).toEqual(done.body);

      const { confirmation } = (await readOption(customer, 'LG21')).state;
      expect(confirmation).toMatchObject({ displayCode: expect.stringMatching(/^[A-Z2-9]{10}$/), capped: 0 });
      const { pathname } = new URL(confirmation?.displayCodeUrl ?? '');
      const picture = await insurer.sandbox.app.inject({ url: pathname });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(picture.payload.match(/<rect /g)?.length).toBe(1 + 12 * 5);
      const sheet = await insurer.sandbox.app.inject({ url: pathname.replace('.svg', '') });
      expect(sheet.payload).toContain('<html lang="en">');
      expect(sheet.payload).toContain('Guest: Opal Rask');
      expect(sheet.payload).toMatch(/Expires: March 15, 2031 at 12:00\sPM UTC/);
      for (const url of ['/passes/ABCDEFGHJK.svg', '/passes/abc', pathname.replace('.svg', '.png')])
        expect((await insurer.sandbox.app.inject({ url })).statusCode).toBe(404);
      expect(await insurer.lever.post('/operator', { called: 'LG21', event: 'redeem' })).toMatchObject(
        createChangedAnswer('Redeemed'),
      );
    });

    it.each([
      [
        'no name',
        'LG25',
        { loungeId: 'LNG-NORTH' },
        refusal(400, 'MISSING_PARAMS', { firstName: 'required', surname: 'required' }),
      ],
      [
        'a name of figures',
        'LG25',
        { ...chosen, surname: 'R4sk' },
        refusal(400, 'INVALID_PARAMS', { surname: 'invalid' }),
      ],
      ['another lounge', 'LG25', { ...chosen, loungeId: 'LNG-NONE' }, refusal(404, 'LOUNGE_ID_NOT_FOUND')],
      ['a lounge that is none', 'LG21', { ...chosen, loungeId: 'LNG-GHOST' }, refusal(404, 'LOUNGE_ID_NOT_FOUND')],
      ['no lounge left', 'LG22', chosen, refusal(409, 'NO_AVAILABLE_LOUNGES')],
    ])('is not chosen with %s', async (_what, called, said, refused) => {
      await answer(await agent(), called, { status: 'Initial', reason: 'To try' });
      expect(await answer(await opal(), called, said)).toEqual(refused);
    });

    it('has a pass in the language of its customer', async () => {
      const customer = await opal();
      const speak = (language: string) => customer.patch(`/platform/users/${customer.userId}`, { language });
      await speak('DE');

      const { body } = await confirm(customer, getResolutionId('LG24'));

      const { confirmation } = body as ResolutionChanged;
      expect(confirmation).toMatchObject({ extras: { securityQuestion: 'Für wen ist der Lounge-Pass?' } });
      const sheet = await insurer.sandbox.app.inject({ url: `/passes/${confirmation?.displayCode}` });
      expect(sheet.payload).toContain('<html lang="de">');
      expect(sheet.payload).toContain('Gast: Opal Rask');
      expect(sheet.payload).toContain('Gültig bis: 15. März 2031 um 12:00 UTC');
      await speak('EN');
    });

    it('is not confirmed if the booking fails', async () => {
      expect(await confirm(await opal(), getResolutionId('LG23'))).toMatchObject(createChangedAnswer('Failed'));
      const errors = await insurer.as('errors@sky.test');
      for (const [called, code, status] of [
        ['LG40', 'BOOKING_ID_NOT_FOUND', 404],
        ['LG41', 'LOUNGE_BOOKING_NOT_FOUND', 404],
        ['LG42', 'VENDOR_ERROR', 500],
      ] as const)
        expect(await confirm(errors, getResolutionId(called))).toEqual(refusal(status, code));
    });
  });

  describe('a combined option', () => {
    it('is answered in one part, and passes over the others until that answer is withdrawn', async () => {
      const customer = await opal();
      const said = { payoutMethodId: toUuid('method:options@sky.test:1') };
      expect(await answer(customer, 'CO01', { type: 'HOTEL' })).toEqual(invalidType);
      expect(await answer(customer, 'CO01', { type: 'CASH', ...said })).toMatchObject(createChangedAnswer('Requested'));
      expect((await readOption(customer, 'CO01')).state).toMatchObject({ selected: 'CASH', status: 'Requested' });
      expect(await answer(customer, 'CO01', { type: 'LOUNGE', ...chosen })).toEqual(invalidType);
      const reset = { type: 'CASH', status: 'Initial', reason: 'Wrong part' };
      expect(await answer(await agent(), 'CO01', reset)).toMatchObject(createChangedAnswer('Initial'));
      expect(await answer(customer, 'CO01', { type: 'LOUNGE', ...chosen })).toMatchObject(
        createChangedAnswer('Booked'),
      );
    });
  });

  it('belongs to its customer, has the type that is next, and is answered only with the right', async () => {
    const anna = await insurer.as('anna@sky.test');
    const notFound = refusal(404, 'RESOLUTION_NOT_FOUND');
    expect(await answer(anna, 'CA01')).toEqual(notFound);
    expect(await confirm(anna, getResolutionId('CA04'))).toEqual(notFound);
    expect(await anna.patch(`${resolutions}/${getResolutionId('CA04')}`, { status: 'Requested' })).toEqual(notFound);
    const other = { ...(await opal()), userId: anna.userId };
    expect(await answer(other, 'CA01')).toEqual(refusal(401, 'ACCESS_DENIED'));
    expect(
      await answer(await opal(), 'NX02', { payoutMethodId: toUuid('method:options@sky.test:1'), type: 'CASH' }),
    ).toEqual(invalidType);
    const [hidden] = await insurer.sandbox.db
      .select()
      .from(optionRows)
      .where(eq(optionRows.optionId, getOptionId('NX02')));
    expect(hidden).toMatchObject({ status: 'Initial', resolutionId: null });
    for (const login of ['bare@sky.test', 'readonly@sky.test']) {
      const caller = await insurer.as(login);
      expect(await answer(caller, 'CA01')).toEqual(refusal(401, 'ACCESS_DENIED'));
      expect(await confirm(caller, getResolutionId('CA04'))).toEqual(refusal(401, 'ACCESS_DENIED'));
    }
  });
});
