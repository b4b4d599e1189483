import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { answer, createChangedAnswer, readOption } from '#tests/kit/sandbox/resolutions.ts';
import { toUuid } from '../ids.ts';
import { users } from '../tables.ts';

const invalidType = refusal(409, 'INVALID_RESOLUTION_TYPE');

describe.each(databases)('a rebooked flight or hotel, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const opal = () => insurer.as('options@sky.test');
  const flight = (at: number, link: string) => toUuid(`alternate:RB25:${link}:${at}`);

  it('is stored completely when chosen, and booked', async () => {
    const customer = await opal();
    const missing = refusal(404, 'FLIGHT_NOT_FOUND');
    for (const flightIds of [[flight(0, 'one-stop')], [flight(0, 'direct'), flight(0, 'one-stop')], [toUuid('none')]])
      expect(await answer(customer, 'RB25', { flightIds })).toEqual(missing);
    const flightIds = [flight(1, 'one-stop'), flight(0, 'one-stop')];
    expect(await answer(customer, 'RB25', { flightIds, resolutionId: toUuid('other') })).toEqual(
      refusal(404, 'RESOLUTION_NOT_FOUND'),
    );
    expect(await answer(customer, 'RB25', { flightIds })).toMatchObject(createChangedAnswer('Confirmed'));
    await insurer.lever.post('/operator', { called: 'RB25', event: 'book' });
    expect((await readOption(customer, 'RB25')).state).toMatchObject({
      status: 'Booked',
      confirmation: { flights: [{ flightNumber: 'AF310' }, { flightNumber: 'AF311' }] },
    });
  });

  it('is requested first if the insurer needs time', async () => {
    const customer = await opal();
    expect(await answer(customer, 'RB26')).toMatchObject(createChangedAnswer('Requested'));
    await insurer.lever.post('/operator', { called: 'RB26', event: 'offer' });
    const { status, alternates } = (await readOption(customer, 'RB26')).state;
    expect([status, alternates?.at(0)?.origin, alternates?.at(0)?.destination]).toEqual(['OptionsSent', 'FCO', 'LHR']);
    expect(await answer(customer, 'RB27')).toMatchObject(createChangedAnswer('OptionsSent'));
    expect(await answer(customer, 'RB21', { callMe: true })).toMatchObject(createChangedAnswer('CallMe'));
    for (const [called, said] of [
      ['RB24', { callMe: true }],
      ['RB22', {}],
      ['RB23', { rejected: true }],
      ['RB28', {}],
    ] as const)
      expect([called, await answer(customer, called, said)]).toEqual([called, invalidType]);
    expect((await readOption(customer, 'RB28')).state.status).toBe('OptionsSent');
  });

  it('may be a hotel', async () => {
    const customer = await opal();
    expect(await answer(customer, 'HO22')).toEqual(refusal(409, 'NO_AVAILABLE_HOTELS'));
    expect(await answer(customer, 'HO21')).toMatchObject(createChangedAnswer('OptionsSent'));
    expect(await answer(customer, 'HO21', { alternateId: 'HTL-NONE' })).toEqual(refusal(409, 'NO_AVAILABLE_HOTELS'));
    expect(await answer(customer, 'HO21', { alternateId: 'HTL-GATE' })).toMatchObject(createChangedAnswer('Confirmed'));
    await insurer.lever.post('/operator', { called: 'HO21', event: 'book' });
    expect((await readOption(customer, 'HO21')).state.confirmation).toMatchObject({
      name: 'Gate Inn, in the terminal',
    });
  });

  it('is described in the language of the customer, also once a hotel is booked', async () => {
    const customer = await opal();
    const { db } = insurer.sandbox;
    const speak = (locale: string) => db.update(users).set({ locale }).where(eq(users.userId, customer.userId));

    await speak('de-DE');
    const { availableHotels } = (await readOption(customer, 'HO01')).state;
    await answer(customer, 'HO01');
    await answer(customer, 'HO01', { alternateId: 'HTL-PIER' });
    await insurer.lever.post('/operator', { called: 'HO01', event: 'book' });
    const { confirmation } = (await readOption(customer, 'HO01')).state;
    await speak('en-US');

    expect(availableHotels?.map(({ description }) => description)).toContain('Gate Inn, direkt im Terminal');
    expect(confirmation).toMatchObject({
      name: 'Pier Hotel, zehn Minuten mit dem Shuttlebus, Frühstück ab fünf Uhr',
      confirmationMessage: 'Ihr Zimmer ist bis Mitternacht reserviert. Zeigen Sie diese Nummer an der Rezeption vor.',
    });
  });

  it('is refused without alternatives or a handler', async () => {
    const errors = await insurer.as('errors@sky.test');
    expect(await answer(errors, 'RB40')).toEqual(refusal(409, 'NO_ALTERNATE_FLIGHTS'));
    expect(await answer(errors, 'RB41')).toEqual(refusal(500, 'NO_RESOLUTION_HANDLER'));
  });

  it('may sell out meanwhile, and then another can be chosen', async () => {
    const errors = await insurer.as('errors@sky.test');
    const offered = async () => (await readOption(errors, 'RB42')).state.alternates ?? [];
    const [direct, other] = ['direct', 'one-stop'].map(async (wanted) =>
      (await offered()).filter(({ linkId }) => linkId === wanted).map(({ flightId }) => flightId),
    );
    const [soldOut, left] = [await direct, await other];
    expect(await answer(errors, 'RB42', { flightIds: soldOut })).toEqual(refusal(404, 'FLIGHT_NOT_FOUND'));
    expect((await offered()).map(({ linkId }) => linkId)).not.toContain('direct');
    expect(await answer(errors, 'RB42', { flightIds: left })).toMatchObject(createChangedAnswer('Confirmed'));
  });
});
