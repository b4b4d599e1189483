import { randomUUID } from 'node:crypto';

import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { LostBag } from '#schema/rest/luggage.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, type Caller, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const bags = '/travel/luggage/lost/bags';
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const idIn = ({ body }: { body: unknown }) => (body as LostBag).bagId;
const listed = async ({ get }: Caller) => (await get(bags)).body as LostBag[];
const [lb01, lb03, ghost] = [toUuid('bag:LB01'), toUuid('bag:LB03'), toUuid('bag:Ghost')];
const notFound = refusal(404, 'BAG_NOT_FOUND');
const picture = (kind: string, first: string, bytes = 64) =>
  `data:${kind};base64,${Buffer.from(first.padEnd(bytes, '.'), 'latin1').toString('base64')}`;
const png = '\x89PNG\r\n\x1a\n';
const invalid = (field: string) => refusal(400, 'FAILED_VALIDATION', { [field]: 'invalid' });

describe.each(databases)('lost bags, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const vera = () => insurer.as('vera@voyage.test');
  const add = async (pir: string, more: object = {}, key?: string) =>
    (await vera()).post(bags, { pir, ...more }, keyed(key));

  it('are added once per key, and listed', async () => {
    const caller = await vera();
    const flight = { tripId: toUuid('trip:t-vera-1'), flightId: toUuid('flight:VO111') };
    const moment = { reportedOn: '2031-03-13T18:30:00+01:00', reportedOnLocal: '2031-03-13 18:30' };
    const first = await add('OSLVO20001', { ...flight, ...moment, description: ' Red, with wheels ' }, 'key-of-bag');

    expect([first.status, is(first.body, LostBag)]).toEqual([201, true]);
    expect(first.body).toMatchObject({
      status: 'BAG_LOST',
      pir: 'OSLVO20001',
      reportedOn: '2031-03-13T17:30:00.000Z',
      reportedOnLocal: '2031-03-13 18:30',
      description: 'Red, with wheels',
      flightId: flight.flightId,
    });
    const again = await add('OSLVO20001', { ...flight, ...moment, description: ' Red, with wheels ' }, 'key-of-bag');
    expect(again.body).toEqual(first.body);
    expect((await listed(caller)).at(-1)).toEqual(first.body);
    expect((await caller.get(`${bags}/${idIn(first)}`)).body).toEqual(first.body);
  });

  it('have the current time as their report time by default', async () => {
    expect((await add('OSLVO20002')).body).toMatchObject({
      reportedOn: '2031-03-14T12:00:00.000Z',
      reportedOnLocal: '2031-03-14 12:00',
      description: null,
      flightId: null,
    });
  });

  it.each([
    ['no reference', { pir: ' ' }, invalid('pir')],
    ['signs', { pir: '!FAILED_VALIDATION' }, invalid('pir')],
    ['51 letters', { pir: 'x'.repeat(51) }, invalid('pir')],
    ['a long description', { pir: 'OSLVO3', description: 'x'.repeat(1_001) }, invalid('description')],
    [
      'a time to come',
      { pir: 'OSLVO3', reportedOn: '2031-03-14T12:01:00Z', reportedOnLocal: '2031-03-14 12:01' },
      invalid('reportedOn'),
    ],
    ['a picture by its address', { pir: 'OSLVO3', image: 'https://bags.example/1.png' }, invalid('image')],
    ['a picture that is another', { pir: 'OSLVO3', image: picture('image/jpeg', png) }, invalid('image')],
    [
      'a picture that draws by a script',
      { pir: 'OSLVO3', image: picture('image/svg+xml', '<svg/>') },
      invalid('image'),
    ],
    ['a large picture', { pir: 'OSLVO3', image: picture('image/png', png, 18_500) }, invalid('image')],
    ['half a time', { pir: 'OSLVO3', reportedOnLocal: '2031-03-14 12:01' }, invalid('reportedOn')],
    ['a bag that is there', { pir: 'lhrvo10049' }, refusal(409, 'DUPLICATE_ENTRY')],
    ["somebody else's flight", { pir: 'OSLVO3', flightId: toUuid('flight:SK101') }, refusal(404, 'FLIGHT_NOT_FOUND')],
    ['a trip alone', { pir: 'OSLVO3', tripId: toUuid('trip:t-vera-1') }, refusal(404, 'FLIGHT_NOT_FOUND')],
    ['a reference of no flight', { pir: '!FLIGHT_NOT_FOUND' }, refusal(404, 'FLIGHT_NOT_FOUND')],
    ['nothing', {}, refusal(400, 'MISSING_PARAMS', { pir: 'required' })],
  ])('are refused with %s', async (_what, given, refused) => {
    const caller = await vera();
    const before = await listed(caller);
    expect(await caller.post(bags, given, keyed())).toEqual(refused);
    expect(await listed(caller)).toEqual(before);
  });

  it('are changed in the given fields, and marked as updated', async () => {
    const caller = await vera();
    const before = (await caller.get(`${bags}/${lb01}`)).body as LostBag;
    const changes = { description: 'Black trolley, blue ribbon', status: 'BAG_UPDATED_DETAILS' };

    const { status, body } = await caller.patch(`${bags}/${lb01}`, changes, keyed());

    expect([status, body]).toEqual([200, { ...before, ...changes }]);
    expect(await caller.patch(`${bags}/${lb01}`, { pir: before.pir }, keyed())).toMatchObject({ status: 200 });
    expect(await caller.patch(`${bags}/${lb01}`, { pir: 'LHRVO10050' }, keyed())).toEqual(
      refusal(409, 'DUPLICATE_ENTRY'),
    );
    expect(await caller.patch(`${bags}/${lb01}`, { status: 'BAG_RETURNED' }, keyed())).toEqual(
      refusal(400, 'INVALID_PARAMS', { status: 'invalid' }),
    );
  });

  it('have a picture until it is removed', async () => {
    const caller = await vera();
    const image = picture('image/png', png, 18_000);
    const added = await add('OSLVO20005', { image });
    const path = `${bags}/${idIn(added)}`;

    expect(added.body).toMatchObject({ image });
    expect(await caller.patch(path, { description: 'Red' }, keyed())).toMatchObject({ status: 200, body: { image } });
    expect(await caller.patch(path, { image: 'data:,' }, keyed())).toEqual(invalid('image'));
    expect(await caller.patch(path, { image: null }, keyed())).toMatchObject({ status: 200, body: { image: null } });
    await caller.remove(path, keyed());
  });

  it('are deleted once per key', async () => {
    const caller = await vera();
    const bagId = idIn(await add('OSLVO20004'));
    const key = keyed();
    for (const _ of [1, 2]) expect(await caller.remove(`${bags}/${bagId}`, key)).toMatchObject({ status: 204 });
    expect(await caller.remove(`${bags}/${bagId}`, keyed())).toEqual(notFound);
    expect((await listed(caller)).map((bag) => bag.bagId)).not.toContain(bagId);
  });

  it('stay as they are while a resolution is pending', async () => {
    const caller = await vera();
    const pending = refusal(403, 'RESOLUTION_PENDING');
    expect(await caller.patch(`${bags}/${lb03}`, { description: 'A guitar' }, keyed())).toEqual(pending);
    expect(await caller.remove(`${bags}/${lb03}`, keyed())).toEqual(pending);
    expect(await caller.get(`${bags}/${lb03}`)).toMatchObject({ status: 200, body: { pir: 'LHRVO10051' } });
  });

  it('are not found by other customers, and neither is a ghost', async () => {
    const errors = await insurer.as('errors@voyage.test');
    expect((await listed(errors)).map((bag) => bag.bagId)).toEqual([ghost]);
    for (const bagId of [lb01, ghost, toUuid('no bag')]) {
      expect(await errors.get(`${bags}/${bagId}`)).toEqual(notFound);
      expect(await errors.patch(`${bags}/${bagId}`, { description: 'x' }, keyed())).toEqual(notFound);
      expect(await errors.remove(`${bags}/${bagId}`, keyed())).toEqual(notFound);
    }
    expect(await errors.get(`${bags}/no-id`)).toEqual(refusal(400, 'INVALID_PARAMS', { bagId: 'invalid' }));
  });
});

it('are changed only by customers who may write and have the right', async () => {
  for (const login of ['bare@sky.test', 'readonly@sky.test']) {
    const caller = await insurer.as(login);
    const answers = [
      await caller.post(bags, { pir: 'OSLSK1' }, keyed()),
      await caller.patch(`${bags}/${lb01}`, {}, keyed()),
      await caller.remove(`${bags}/${lb01}`, keyed()),
    ];
    for (const answer of answers) expect([login, answer]).toEqual([login, refusal(401, 'ACCESS_DENIED')]);
  }
});
const insurer = borrowInsurer();
