import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OwlAlert, Subscriptions } from '#schema/rest/monitoring.ts';
import type { Registered } from '#schema/rest/registration.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { keyed, openSubscriber } from '#tests/kit/sandbox/monitoring.ts';
import { toUuid } from '../ids.ts';
import { users } from '../tables.ts';

const partnerId = toUuid('partner:owl');
const denied = refusal(401, 'ACCESS_DENIED');

describe.each(databases)('a subscriber, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const newa = () => openSubscriber(insurer, 'new@owl.test');
  const alertsIn = async () =>
    (await (await newa()).list()).flatMap(({ items }) =>
      items.map(({ dataType, displayValue, alerts }) => [dataType, displayValue, alerts.map(({ title }) => title)]),
    );

  it('is scanned and has items only after subscribing', async () => {
    const { get, add, root } = await newa();
    const item = { displayName: 'Savings', displayValue: '***********7947', value: 'NO9386011117947', token: 'No' };

    expect(await get(`${root}/scan`)).toEqual(refusal(400, 'GENERAL_400'));
    expect(await add('IBAN', item)).toEqual(refusal(400, 'GENERAL_400'));

    expect(await alertsIn()).toEqual([]);
  });

  it('subscribes once, however often a key is sent', async () => {
    const { post, get, userId, root } = await newa();
    const subscribed = { subscribed: true, initialScan: false };

    for (const _ of [1, 2])
      expect(await post(root, { partnerId }, keyed('key-of-subscription'))).toMatchObject({
        status: 201,
        body: subscribed,
      });

    expect((await get(`/monitoring/subscribers/${userId}`)).body).toEqual(subscribed);
    expect(await post(root, { partnerId }, keyed())).toEqual(refusal(409, 'ALREADY_EXISTS'));
    expect(await post(root, { partnerId: toUuid('partner:sky') }, keyed())).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    expect(await post(root, {}, keyed())).toEqual(refusal(400, 'MISSING_PARAMS', { partnerId: 'required' }));
  });

  it('is scanned once: two scans at a time and a later one find the same two alerts', async () => {
    const { get, userId, root } = await newa();
    const scan = async () => (await get(`${root}/scan`)).body;

    const found = [...(await Promise.all([scan(), scan()])), await scan()];

    expect(found).toEqual(Array(3).fill({ initialScan: true, found: 2 }));
    expect(await alertsIn()).toEqual([
      ['EMAIL', 'ne*@owl.test', ['Found in a leaked list of addresses']],
      ['PHONE', expect.stringMatching(/^\*{8}\d{4}$/), ['Found in a leaked list of phone numbers']],
    ]);
    expect((await get(`/monitoring/subscribers/${userId}`)).body).toEqual({ subscribed: true, initialScan: true });
  });

  it('has items that the scan named in the language of the account', async () => {
    const { body } = await insurer.at('owl').post(`/platform/user/register/${partnerId}`, {
      firstName: 'Odile',
      surname: 'Brook',
      emailAddress: 'odile@owl.test',
      mobilePhoneNumber: '+15550106200',
      password: 'Harbour-4-Lanterns',
      externalPolicyNumber: 'POL-ACTIVE',
      locale: 'fr-FR',
      commsSms: true,
    });
    const { userId, accessToken } = body as Registered;
    const odile = insurer.at('owl', { authorization: `Bearer ${accessToken}` });
    await odile.post(`/owl/subscribers/${userId}`, { partnerId }, keyed());

    await odile.get(`/owl/subscribers/${userId}/scan`);

    const listed = (await odile.get(`/owl/subscribers/${userId}/subscriptions?active=true`)).body as Subscriptions;
    expect(listed.subscriptions.flatMap(({ items }) => items.map(({ friendlyName }) => friendlyName))).toEqual([
      'Adresse e-mail',
      'Téléphone portable',
    ]);
  });

  it('cannot add what the scan already monitors', async () => {
    const { add } = await newa();
    const given = { displayName: 'Mine', displayValue: 'ne*@owl.test', value: 'NEW@owl.test', token: 'No' };
    expect(await add('EMAIL', { ...given, value: 'new@owl.test' })).toEqual(refusal(409, 'DUPLICATE_ENTRY'));
  });

  it('was scanned before the sandbox began', async () => {
    const { get, root } = await openSubscriber(insurer, 'olga@owl.test');
    expect((await get(`${root}/scan`)).body).toEqual({ initialScan: true, found: 2 });
  });

  it('does not exist at a partner without monitoring', async () => {
    const anna = await insurer.as('anna@sky.test');
    const root = `/owl/subscribers/${anna.userId}`;
    const none = refusal(404, 'PRODUCT_NOT_FOUND');

    expect(await anna.post(root, { partnerId: toUuid('partner:sky') }, keyed())).toEqual(none);
    expect(await anna.get(`${root}/scan`)).toEqual(none);
    expect(await anna.post(`${root}/subscriptions/IBAN`, {}, keyed())).toEqual(none);
    expect(
      await anna.post(`/tokeniser/http/generate/${anna.userId}`, { origin: 'http://sky.localhost', css: '' }),
    ).toEqual(none);
    expect((await anna.get(`/monitoring/subscribers/${anna.userId}`)).body).toEqual({
      subscribed: false,
      initialScan: false,
    });
  });
});

/** Every write to monitored data, and the read that shows its outcome. */
const writes = (root: string, userId: string, alertId: string) =>
  [
    ['POST', root, { partnerId }],
    ['GET', `${root}/scan`],
    ['POST', `/tokeniser/http/generate/${userId}`, { origin: 'http://owl.localhost', css: '' }],
    ['POST', `${root}/subscriptions/IBAN`, { displayName: 'a', displayValue: '*', value: 'b', token: 'No' }],
    ['PATCH', `${root}/subscriptions/${toUuid('monitored:phone-1')}`, { displayName: 'Taken' }],
    ['DELETE', `${root}/subscriptions/${toUuid('monitored:phone-1')}`],
    [
      'PUT',
      `${root}/alerts/${alertId}/action`,
      { actionItem: 'tell-bank', completed: true, completedOn: '2031-03-14T12:00:00Z' },
    ],
    ['PATCH', `${root}/alerts/${alertId}`, { completed: true, completedOn: '2031-03-14T12:00:00Z' }],
  ] as const;

describe('the data of a subscriber', () => {
  const insurer = borrowInsurer();
  const alertId = toUuid('owl-alert:passport-1');
  const ask = async (login: string, [method, path, body]: ReturnType<typeof writes>[number]) => {
    const { get, post, patch, put, remove } = await insurer.as(login);
    if (method === 'GET') return get(path);
    if (method === 'DELETE') return remove(path, keyed());
    return { POST: post, PATCH: patch, PUT: put }[method](path, body, keyed());
  };
  const state = async () => {
    const { list, get, root } = await openSubscriber(insurer, 'olga@owl.test');
    return [await list(), (await get(`${root}/alerts/${alertId}/actions`)).body];
  };

  it('is changed only by its customer', async () => {
    const { userId, root } = await openSubscriber(insurer, 'olga@owl.test');
    const before = await state();

    for (const write of writes(root, userId, alertId)) expect(await ask('hand@owl.test', write)).toEqual(denied);

    for (const path of [`${root}/alerts/${alertId}`, `${root}/alerts/${alertId}/actions`])
      expect(await (await insurer.as('hand@owl.test')).get(path)).toEqual(denied);
    expect(await state()).toEqual(before);
  });

  it('is readable, but not writable, for a customer without the right to write', async () => {
    const { userId, root, get } = await openSubscriber(insurer, 'olga@owl.test');
    const before = await state();
    await insurer.sandbox.db
      .update(users)
      .set({ roles: { USER: { write: false } } })
      .where(eq(users.userId, userId));

    for (const write of writes(root, userId, alertId)) expect(await ask('olga@owl.test', write)).toEqual(denied);

    expect(await state()).toEqual(before);
    expect((await get(`${root}/alerts/${alertId}`)).body as OwlAlert[]).toHaveLength(1);
  });
});
