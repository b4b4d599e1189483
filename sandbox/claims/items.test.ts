import { randomUUID } from 'node:crypto';

import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { type InsuredItem, type ItemsAdded, Proposition } from '#schema/rest/items.ts';
import { databases } from '#tests/kit/databases.ts';
import { type Customer, keyed } from '#tests/kit/sandbox/claims.ts';

import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const items = '/platform/items';
const at = (key: string) => `${items}/${toUuid(`item:${key}`)}`;
const offer = (partner: string) => `/platform/partners/${toUuid(`partner:${partner}`)}/propositions/default`;

const workshop = { itemTypeId: 'WORKSHOP', properties: { name: ' Frame workshop ', address: '3 Mill Lane, Leeds' } };
const wanted = (more: object = {}) => ({
  propositionId: toUuid('proposition:harvest'),
  externalPolicyNumber: 'POL-ACTIVE',
  items: [workshop],
  ...more,
});
const named = (name: unknown) => ({ items: [{ ...workshop, properties: { ...workshop.properties, name } }] });

const add = ({ post }: Customer, said: object = wanted(), key?: string) =>
  post(`${items}/transaction`, said, keyed(key));
const listed = async ({ get }: Customer) => (await get(items)).body as InsuredItem[];

describe.each(databases)('insured items, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const nora = () => insurer.as('nora@harvest.test');

  it('are those that the partner offers', async () => {
    const { get } = await nora();
    const { status, body } = await get(offer('harvest'));
    expect([status, is(body, Proposition)]).toEqual([200, true]);
    expect(body).toMatchObject({
      propositionId: toUuid('proposition:harvest'),
      itemTypes: [{ itemTypeId: 'BUSINESS-PREMISES' }, { itemTypeId: 'WORKSHOP', properties: [{ key: 'name' }, {}] }],
    });
    expect(JSON.stringify(body)).not.toContain('longest');
    expect(await get(offer('sky'))).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    const anna = await insurer.as('anna@sky.test');
    expect(await anna.get(offer('sky'))).toEqual(refusal(404, 'NO_DEFAULT_PROPOSITION'));
  });

  it('are added once per key, completely or not at all', async () => {
    const customer = await nora();
    const key = randomUUID();
    const both = wanted({ items: [workshop, { ...workshop, itemTypeId: 'BUSINESS-PREMISES' }] });
    const added = await add(customer, both, key);
    const { itemIds } = added.body as ItemsAdded;
    expect([added.status, itemIds.length]).toEqual([201, 2]);
    expect((await add(customer, both, key)).body).toEqual(added.body);
    const [, one, other] = await listed(customer);
    expect([one?.itemId, other?.itemId]).toEqual(itemIds);
    expect(one).toMatchObject({
      properties: { name: 'Frame workshop', address: '3 Mill Lane, Leeds' },
      externalPolicyNumber: 'POL-ACTIVE',
      permissions: [{ permission: 'BANKING', required: false, granted: false }],
      alerts: [],
    });
    expect(other?.permissions).toEqual([{ permission: 'BANKING', required: true, granted: false }]);

    const half = wanted({ items: [workshop, { ...workshop, itemTypeId: 'SHIP' }] });
    expect(await add(customer, half)).toEqual(refusal(400, 'PROPOSITION_INVALID'));
    expect(await listed(customer)).toHaveLength(3);
  });

  it.each<[what: string, said: object, answer: ReturnType<typeof refusal>]>([
    ['by no proposition', { propositionId: null }, refusal(400, 'PROPOSITION_MISSING')],
    ['by one that there is not', { propositionId: 'something' }, refusal(404, 'PROPOSITION_NOT_FOUND')],
    ['with nothing in it', { items: [] }, refusal(400, 'PROPOSITION_INVALID')],
    ['under nobody’s policy', { externalPolicyNumber: 'POL-NONE' }, refusal(404, 'POLICY_NOT_FOUND')],
    ['under one that has run out', { externalPolicyNumber: 'POL-EXPIRED' }, refusal(400, 'INVALID_ENTITLEMENT')],
    ['as what cannot be insured', named('!PROPOSITION_INVALID'), refusal(400, 'PROPOSITION_INVALID')],
    ['by a proposition that is said to be none', named('!PROPOSITION_MISSING'), refusal(400, 'PROPOSITION_MISSING')],
    ['by one that is said to be gone', named('!PROPOSITION_NOT_FOUND'), refusal(404, 'PROPOSITION_NOT_FOUND')],
    ['without a name', named(' '), refusal(400, 'INVALID_PARAMS', { name: 'invalid' })],
    ['with a name that is none', named({}), refusal(400, 'INVALID_PARAMS', { name: 'invalid' })],
    ['with too long a name', named('x'.repeat(101)), refusal(400, 'INVALID_PARAMS', { name: 'invalid' })],
  ])('are refused with %s', async (_what, said, answer) => {
    const customer = await insurer.as('errors@harvest.test');
    const before = await listed(customer);
    expect(await add(customer, wanted(said))).toEqual(answer);
    expect(await listed(customer)).toEqual(before);
  });

  it('are edited, and connected to the bank', async () => {
    const customer = await insurer.as('berta@harvest.test');
    const change = (said: object, key?: string) => customer.patch(at('bakery'), said, keyed(key));
    const granted = await change({ permissions: [{ permission: 'BANKING', granted: true }] });
    expect(granted).toMatchObject({
      status: 200,
      body: {
        properties: { name: 'Bakery', address: '19 Mill Lane, Leeds' },
        permissions: [{ permission: 'BANKING', required: true, granted: true }],
      },
    });
    await change({ properties: { name: 'Old bakery' } });
    expect((await listed(customer))[1]).toMatchObject({
      properties: { name: 'Old bakery', address: '19 Mill Lane, Leeds' },
      permissions: [{ granted: true }],
    });
    const refused = (field: string) => refusal(400, 'FAILED_VALIDATION', { [field]: 'invalid' });
    expect(await change({ properties: { name: '!FAILED_VALIDATION' } })).toEqual(refused('name'));
    expect(await change({ properties: { name: '!GENERAL_400' } })).toEqual(refusal(400, 'GENERAL_400'));
    expect(await change({ properties: { address: '' } })).toEqual(refused('address'));
    expect(await change({ permissions: [{ permission: 'CAMERA', granted: true }] })).toEqual(refused('permissions'));
  });

  it('are cancelled if no claim for them is open, and keep their claims', async () => {
    const customer = await insurer.as('berta@harvest.test');
    const cancel = (key?: string) => customer.remove(at('studio'), keyed(key));
    expect(await cancel()).toEqual(refusal(409, 'IN_USE'));
    for (const claim of ['CL-03', 'CL-06', 'CL-12']) await insurer.lever.post('/adjuster', { claim, event: 'close' });
    const key = randomUUID();
    expect([(await cancel(key)).status, (await cancel(key)).status]).toEqual([204, 204]);
    expect((await listed(customer)).map(({ properties }) => properties.name)).not.toContain('Photo studio');
    expect((await customer.get('/platform/items/views/item-alerts')).body).toHaveLength(14);
    expect(await cancel()).toEqual(refusal(400, 'GENERAL_400'));
  });

  it('are not found by other customers, and are changed only by customers who may write', async () => {
    const customer = await nora();
    const gone = refusal(400, 'GENERAL_400');
    expect(await customer.patch(at('shop'), { properties: { name: 'Mine' } }, keyed())).toEqual(gone);
    expect(await customer.remove(at('shop'), keyed())).toEqual(gone);
    const erro = await insurer.as('errors@harvest.test');
    expect(await erro.remove(at('kiosk-ghost'), keyed())).toEqual(gone);
    const reader = await insurer.as('readonly@harvest.test');
    const denied = refusal(401, 'ACCESS_DENIED');
    expect(await add(reader)).toEqual(denied);
    expect(await reader.patch(at('florist'), {}, keyed())).toEqual(denied);
    expect(await reader.remove(at('florist'), keyed())).toEqual(denied);
  });
});
