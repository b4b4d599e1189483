import { eq } from 'drizzle-orm';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { Passenger, type Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, type Caller, type Insurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { add, annas, edit, insure, passenger, remove } from '#tests/kit/sandbox/purchases.ts';
import { toUuid } from '../ids.ts';
import { users } from '../tables.ts';

const annasPassenger = (name: string) => passenger('anna@sky.test', name);
type Signed = Awaited<ReturnType<Insurer['as']>>;

const denied = refusal(401, 'ACCESS_DENIED');
const notFound = refusal(404, 'PASSENGER_NOT_FOUND');
const eve = { name: 'Eve', surname: 'Moe', mobilePhoneNumber: '+15550100077' };

const listed = async ({ get }: Caller) => (await get('/travel/passengers')).body as Passenger[];
const found = async (caller: Caller, passengerId: string) =>
  (await listed(caller)).find((each) => each.passengerId === passengerId);
const added = async (caller: Signed, more: object = {}) =>
  ((await add(caller, { ...eve, ...more })).body as Passenger).passengerId;

describe.each(databases)('editing a passenger, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const anna = () => insurer.as('anna@sky.test');

  it('changes the given fields only, on trips too', async () => {
    const caller = await anna();
    const before = await found(caller, annasPassenger('Carla'));

    const { status, body } = await edit(caller, annasPassenger('Carla'), { surname: '  Van  Berg ' });
    expect([status, is(body, Passenger)]).toEqual([200, true]);
    expect(body).toEqual({ ...before, surname: 'Van Berg' });
    expect(await found(caller, annasPassenger('Carla'))).toEqual(body);
    const trips = (await caller.get(`/travel/trips?userId=${caller.userId}`)).body as Trip[];
    const names = trips.flatMap(({ passengers }) => passengers.map(({ name, surname }) => `${name} ${surname}`));
    expect(names).toContain('Carla Van Berg');

    expect(await edit(caller, annasPassenger('Carla'), { mobilePhoneNumber: '+1 (555) 010-0071' })).toMatchObject({
      body: { name: 'Carla', surname: 'Van Berg', mobilePhoneNumber: '+15550100071' },
    });
    expect(await edit(caller, annasPassenger('Carla'), {})).toMatchObject({ status: 200, body: { name: 'Carla' } });
  });

  it('happens once per key', async () => {
    const [caller, dora] = [await anna(), annasPassenger('Dora')];
    const first = await edit(caller, dora, { name: 'Dorothea' }, 'key-of-dora');
    await edit(caller, dora, { name: 'Dora' });
    expect(await edit(caller, dora, { name: 'Dorothea' }, 'key-of-dora')).toMatchObject({ body: first.body });
    expect(await found(caller, dora)).toMatchObject({ name: 'Dora' });
    expect(await edit(caller, dora, { name: 'Dorle' }, 'key-of-dora')).toEqual(refusal(422, 'KEY_REUSED'));
  });

  it('refuses the name and phone of another passenger, but not unchanged ones', async () => {
    const [caller, dora] = [await anna(), annasPassenger('Dora')];
    expect(await edit(caller, dora, { name: 'bEN' })).toEqual(refusal(409, 'DUPLICATE_PASSENGER'));
    expect(await edit(caller, dora, { name: 'Dora', surname: 'Berg' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['no name', { name: '' }, refusal(400, 'INVALID_PARAMS', { name: 'invalid' })],
    ['digits for a surname', { surname: 'R2D2' }, refusal(400, 'INVALID_PARAMS', { surname: 'invalid' })],
    ['no plus', { mobilePhoneNumber: '07700900123' }, refusal(400, 'PHONE_NUMBER_NOT_INTERNATIONAL')],
    [
      'an empty phone',
      { mobilePhoneNumber: '' },
      refusal(400, 'MISSING_PHONE_NUMBER', { mobilePhoneNumber: 'required' }),
    ],
  ])('is refused with %s', async (_what, changes, refused) => {
    expect(await edit(await anna(), annasPassenger('Dora'), changes)).toEqual(refused);
  });

  it('returns 404 for another customer’s passenger, an unknown one and a ghost', async () => {
    const emil = passenger('emil@sky.test', 'Frida');
    for (const id of [emil, toUuid('nobody')]) expect(await edit(await anna(), id, { name: 'Eve' })).toEqual(notFound);
    const errors = await insurer.as('errors@sky.test');
    const ghost = passenger('errors@sky.test', 'Ghost');
    expect(await found(errors, ghost)).toMatchObject({ name: 'Ghost' });
    expect(await edit(errors, ghost, { name: 'Eve' })).toEqual(notFound);
    expect(await remove(errors, ghost)).toEqual(notFound);
    expect(await edit(errors, 'no-id', {})).toEqual(refusal(400, 'INVALID_PARAMS', { passengerId: 'invalid' }));
  });
});

describe.each(databases)('deleting a passenger, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const anna = () => insurer.as('anna@sky.test');

  it('removes the passenger from the account, once per key', async () => {
    const caller = await anna();
    const id = await added(caller);
    expect(await remove(caller, id, 'key-of-eve')).toEqual({ status: 204, text: '', body: undefined });
    expect(await found(caller, id)).toBeUndefined();
    expect(await remove(caller, id, 'key-of-eve')).toMatchObject({ status: 204 });
    expect(await remove(caller, id)).toEqual(notFound);
    expect(await added(caller)).not.toBe(id);
  });

  it('is refused until every trip with the passenger is over', async () => {
    const caller = await anna();
    expect(await remove(caller, annasPassenger('Carla'))).toEqual(refusal(409, 'IN_USE'));
    expect(await found(caller, annasPassenger('Carla'))).toMatchObject({ active: 1 });
  });

  it('makes room on a full account', async () => {
    const full = await insurer.as('full@sky.test');
    expect(await remove(full, passenger('full@sky.test', 'Gil'))).toMatchObject({ status: 204 });
    expect(await add(full, eve)).toMatchObject({ status: 201 });
  });

  it('succeeds or fails as a whole, whatever is bought meanwhile', async () => {
    const caller = await anna();
    const id = await added(caller, { name: 'Una' });
    const [gone, bought] = await Promise.all([
      remove(caller, id),
      insure(caller, { ...annas('ZZ101'), passengers: [id] }),
    ]);
    const left = (await found(caller, id))?.active ?? 0;
    expect([gone.status, bought.status, left]).toEqual(left ? [409, 201, 1] : [204, 404, 0]);
  });

  it('keeps the passenger on past trips, and frees their name and place', async () => {
    const caller = await anna();
    const id = await added(caller, { name: 'Ida' });
    await insure(caller, { ...annas('ZZ100'), passengers: [id] });
    expect(await remove(caller, id)).toEqual(refusal(409, 'IN_USE'));
    await insurer.lever.post('/clock', { now: '2031-06-01T00:00:00Z' });

    const later = await anna();
    expect(await remove(later, id)).toMatchObject({ status: 204 });
    expect(await found(later, id)).toMatchObject({ active: 0, name: 'Ida' });
    const trips = (await later.get(`/travel/trips?userId=${later.userId}`)).body as Trip[];
    expect(trips.flatMap(({ passengers }) => passengers).map(({ passengerId }) => passengerId)).toContain(id);
    for (const answer of [await remove(later, id), await edit(later, id, {})]) expect(answer).toEqual(notFound);
    expect(await added(later, { name: 'Ida' })).not.toBe(id);
  });
});

describe('managing passengers', () => {
  const insurer = borrowInsurer();

  it('is allowed for users who may write and have the right', async () => {
    for (const login of ['bare@sky.test', 'readonly@sky.test']) {
      const caller = await insurer.as(login);
      for (const answer of [await edit(caller, toUuid('nobody'), {}), await remove(caller, toUuid('nobody'))])
        expect([login, answer]).toEqual([login, denied]);
    }
    const agent = await insurer.as('anna@sky.test', { agent: 'agent@sky.test' });
    expect(await edit(agent, annasPassenger('Ben'), { name: 'Benno' })).toMatchObject({ status: 200 });
    expect(await remove(agent, annasPassenger('Ben'))).toMatchObject({ status: 204 });
  });

  it('needs no right without the role USER', async () => {
    const isAgent = eq(users.userId, toUuid('user:agentlite@sky.test'));
    await insurer.sandbox.db.update(users).set({ accessProfile: [] }).where(isAgent);
    const agent = await insurer.as('anna@sky.test', { agent: 'agentlite@sky.test' });
    const id = await added(agent);

    expect(await edit(agent, id, { name: 'Evelyn' })).toMatchObject({ status: 200, body: { name: 'Evelyn' } });
    expect(await remove(agent, id)).toMatchObject({ status: 204 });
  });

  it('is denied to an agent without the write flag', async () => {
    const isAgent = eq(users.userId, toUuid('user:agentlite@sky.test'));
    await insurer.sandbox.db
      .update(users)
      .set({ roles: { AGENT: { write: false } } })
      .where(isAgent);
    const agent = await insurer.as('anna@sky.test', { agent: 'agentlite@sky.test' });

    expect(await add(agent, eve)).toEqual(denied);
  });

  it('is allowed for employees only, if the partner requires it', async () => {
    const [otto, stig] = [await insurer.as('otc@rails.test'), await insurer.as('stig@rails.test')];
    expect(await remove(otto, passenger('otc@rails.test', 'Otto'))).toEqual(denied);
    expect(await remove(stig, toUuid('nobody'))).toEqual(notFound);
  });
});
