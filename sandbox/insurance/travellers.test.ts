import { describe, expect, it } from 'vitest';
import type { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { annas, cover, insure, passenger } from '#tests/kit/sandbox/purchases.ts';
import { toUuid } from '../ids.ts';

const anna = 'anna@sky.test';

describe.each(databases)('insuring a trip, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const as = (login: string) => insurer.as(login);

  it('requires passengers', async () => {
    const caller = await as(anna);
    const purchase = annas('SK940');
    const travelling = (passengers: unknown, more = {}) => insure(caller, { ...purchase, passengers, ...more });
    const [one, ben] = [passenger(anna, 'Anna'), passenger(anna, 'Ben')];
    expect(await travelling([])).toEqual(refusal(400, 'NO_PASSENGER'));
    expect(await travelling([one, toUuid('passenger:nobody')])).toEqual(refusal(404, 'PASSENGER_NOT_FOUND'));
    expect(await travelling([passenger('emil@sky.test', 'Emil')])).toEqual(refusal(404, 'PASSENGER_NOT_FOUND'));
    expect(await travelling(1)).toEqual(refusal(400, 'INVALID_PARAMS', { passengers: 'invalid' }));
    expect(await travelling('Anna')).toEqual(refusal(400, 'INVALID_PARAMS', { passengers: 'invalid' }));
    expect(await travelling([one], { delegatedPassengerId: ben })).toEqual(refusal(409, 'INVALID_PASSENGER'));
    const { body } = await travelling([one, ben, one], { delegatedPassengerId: ben });
    expect((body as Trip).passengers.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    expect((body as Trip).flights[0]?.totalPassengers).toBe(2);
  });

  it('insures as many as the smallest flight takes, and any number for an employee', async () => {
    const flights = [cover('ZZ102'), cover('SK941')];
    const all = (login: string, names: string[]) => names.map((name) => passenger(login, name));
    const annasThree = all(anna, ['Anna', 'Ben', 'Dora']);
    const tooMany = { ...annas(), type: 'MULTI', passengers: annasThree, flights };
    expect(await insure(await as(anna), tooMany)).toEqual(refusal(409, 'INVALID_PASSENGER'));
    expect(await insure(await as(anna), { ...tooMany, passengers: annasThree.slice(0, 2) })).toMatchObject({
      status: 201,
    });
    const passengers = all('emil@sky.test', ['Emil', 'Frida', 'Greta', 'Hugo']);
    const emils = { ...tooMany, policyNumber: 'POL-NOLIMIT', passengers };
    expect(await insure(await as('emil@sky.test'), emils)).toMatchObject({ status: 201 });
  });

  it('counts heads if the partner does not ask for passengers', async () => {
    const otto = await as('otc@rails.test');
    const purchase = (passengers: number, number: string) => ({ ...annas(number), passengers });
    const { status, body } = await insure(otto, purchase(1, 'SK950'));
    expect([status, (body as Trip).passengers.map(({ name }) => name)]).toEqual([201, ['Otto']]);
    expect((body as Trip).delegated_passenger_id).toBe(passenger('otc@rails.test', 'Otto'));
    const three = await insure(otto, purchase(3, 'SK951'));
    expect((three.body as Trip).flights[0]?.totalPassengers).toBe(3);
    expect(await insure(otto, purchase(0, 'SK952'))).toEqual(refusal(400, 'NO_PASSENGER'));
    expect(await insure(otto, purchase(3, 'ZZ102'))).toEqual(refusal(409, 'INVALID_PASSENGER'));
    expect(await insure(await as('nophone@rails.test'), purchase(1, 'SK952'))).toEqual(
      refusal(409, 'NO_DEFAULT_PASSENGER'),
    );
  });
});
