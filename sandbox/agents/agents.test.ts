import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const agent = 'agent@sky.test';
const idOfAgent = toUuid(`user:${agent}`);
const idOfAdmin = toUuid('user:admin@sky.test');
const [anna, emil, gala, opal, vera] = [
  'anna@sky.test',
  'emil@sky.test',
  'gallery@sky.test',
  'options@sky.test',
  'vera@voyage.test',
].map((login) => toUuid(`user:${login}`)) as [string, string, string, string, string];
const denied = refusal(401, 'ACCESS_DENIED');

const seek = (agentId: string, sought: string) =>
  `/platform/agents/${agentId}/customers?${new URLSearchParams({ sought })}`;
const handOver = (agentId: string, userId: string) => `/platform/agents/${agentId}/customers/${userId}/session`;
const ben = { name: 'Benno', surname: 'Berg', mobilePhoneNumber: '+15550100777' };

describe.each(databases)('an agent, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const { lever } = insurer;
  const idsOf = ({ body }: { body: unknown }) => (body as { userId: string }[]).map(({ userId }) => userId);

  it('finds a customer by email address in any case, with the details that distinguish them', async () => {
    const { get } = await insurer.as(agent);

    expect(await get(seek(idOfAgent, ' ANNA@sky.test '))).toMatchObject({
      status: 200,
      body: [{ userId: anna, firstName: 'Anna', surname: 'Berg', emailAddress: 'anna@sky.test' }],
    });
    expect((await get(seek(idOfAgent, 'pol-nolimit'))).body).toMatchObject([
      { userId: gala, policies: ['POL-ACTIVE', 'POL-NEAR', 'POL-CAPPED', 'POL-NOLIMIT'] },
    ]);
  });

  it('finds the agent’s customers by the first letters of their names, in any order and case', async () => {
    const { get } = await insurer.as(agent);

    for (const sought of ['anna', 'ANN', 'Anna Berg', 'berg ann', ' Ber\u00a0Anna '])
      expect([sought, idsOf(await get(seek(idOfAgent, sought)))]).toEqual([sought, [anna]]);
    expect(idsOf(await (await insurer.as('admin@sky.test')).get(seek(idOfAdmin, 'Emil')))).toContain(emil);
  });

  it('gets the same answer about unknown people, others’ customers, parts of names and widgets', async () => {
    const { get } = await insurer.as(agent);

    const others = ['nobody@sky.test', 'emil@sky.test', 'Emil', 'vera@voyage.test', 'Vera', 'widget-anna', agent];
    for (const sought of [...others, 'an', 'nna', 'Anna Bergh', 'anna@sky', '%', '%%%', '___', '\\\\\\'])
      expect([sought, await get(seek(idOfAgent, sought))]).toEqual([sought, { status: 200, body: [], text: '[]' }]);
  });

  it('finds their own customers of a shared policy, and ten of the partner for an administrator', async () => {
    const own = await (await insurer.as(agent)).get(seek(idOfAgent, 'POL-ACTIVE'));
    expect(idsOf(own).sort()).toEqual([anna, gala, opal].sort());

    const admin = await insurer.as('admin@sky.test');
    expect(idsOf(await admin.get(seek(idOfAdmin, 'POL-ACTIVE')))).toHaveLength(10);
    expect(idsOf(await admin.get(seek(idOfAdmin, 'emil@sky.test')))).toEqual([emil]);
    expect(idsOf(await admin.get(seek(idOfAdmin, 'vera@voyage.test')))).toEqual([]);
  });

  it('must ask a question of a plausible length, for the agent alone', async () => {
    const { get } = await insurer.as(agent);

    expect(await get(`/platform/agents/${idOfAgent}/customers`)).toEqual(
      refusal(400, 'MISSING_PARAMS', { sought: 'required' }),
    );
    for (const sought of ['', 'a'.repeat(255)])
      expect(await get(seek(idOfAgent, sought))).toEqual(refusal(400, 'INVALID_PARAMS', { sought: 'invalid' }));
    expect(await get(seek(idOfAdmin, 'anna@sky.test'))).toEqual(denied);
    expect(await (await insurer.as('anna@sky.test')).get(seek(anna, 'anna@sky.test'))).toEqual(
      refusal(401, 'REQUIRES_ELEVATED_ROLE'),
    );
  });

  it('gets no customer without naming one, or themselves if they are a customer as well', async () => {
    const login = async (username: string) =>
      (
        await insurer
          .at('sky')
          .post('/platform/user/login', { username, password: 'Passw0rd!', partnerId: toUuid('partner:sky') })
      ).body;
    const lite = toUuid('user:agentlite@sky.test');

    expect(await login('agentlite@sky.test')).toMatchObject({ userId: lite, agentId: lite });
    expect(await login('admin@sky.test')).toMatchObject({ userId: idOfAdmin, agentId: idOfAdmin });
  });

  it('enters the portal of their customer with a token for both, which ends when the agent’s does', async () => {
    const { post } = await insurer.as(agent);
    await lever.post('/clock', { advanceMs: 59 * 60_000 });

    const { body } = await post(handOver(idOfAgent, gala), {});
    expect(body).toEqual({ userId: gala, agentId: idOfAgent, accessToken: expect.any(String) });
    const forGala = insurer.at('sky', {
      authorization: `Bearer ${(body as { accessToken: string }).accessToken}`,
    });
    expect(await forGala.get(`/platform/users/${gala}`)).toMatchObject({ status: 200 });

    await lever.post('/clock', { advanceMs: 2 * 60_000 });
    expect(await forGala.get(`/platform/users/${gala}`)).toEqual(refusal(401, 'UNAUTHORIZED_ACCESS'));
    await lever.post('/clock', { reset: true });
  });

  it('cannot enter the portal of another agent’s customer', async () => {
    const { post } = await insurer.as(agent);

    for (const other of [emil, vera, toUuid('user:nobody'), idOfAdmin])
      expect(await post(handOver(idOfAgent, other), {})).toEqual(denied);
    expect(await post(handOver(idOfAdmin, anna), {})).toEqual(denied);
  });

  it('loses all tokens on signing out; a customer who signs out keeps their other one', async () => {
    const [first, second] = [await insurer.as('anna@sky.test', { agent }), await insurer.as('anna@sky.test')];
    const { body } = await first.post(handOver(idOfAgent, gala), {});
    const last = insurer.at('sky', { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` });
    expect(await last.get('/platform/user/logout')).toMatchObject({ status: 204 });

    for (const [caller, userId] of [
      [first, anna],
      [last, gala],
    ] as const)
      expect(await caller.get(`/platform/users/${userId}`)).toEqual(refusal(401, 'UNAUTHORIZED_ACCESS'));

    expect(await (await insurer.as('anna@sky.test')).get('/platform/user/logout')).toMatchObject({ status: 204 });
    expect(await second.get(`/platform/users/${anna}`)).toMatchObject({ status: 200 });
  });

  it('loses the sessions for customers too when their sessions are revoked', async () => {
    const acting = await insurer.as('gallery@sky.test', { agent });
    await lever.post('/revoke', { user: agent });
    expect(await acting.get(`/platform/users/${gala}`)).toEqual(refusal(401, 'UNAUTHORIZED_ACCESS'));
  });

  it('writes for the customer, and the insurer records both', async () => {
    const { post } = await insurer.as('gallery@sky.test', { agent });
    const admin = await insurer.as('gallery@sky.test', { agent: 'admin@sky.test' });

    expect(await admin.post('/travel/passengers', ben)).toMatchObject({ status: 201, body: { userId: gala } });
    expect(await post('/travel/passengers', { ...ben, name: '' })).toMatchObject({ status: 400 });
    await (await insurer.as('gallery@sky.test')).post('/travel/passengers', { ...ben, surname: 'Rask' });

    expect((await lever.get('/acts')).body).toEqual([
      { agentId: idOfAdmin, customerId: gala, what: 'POST /api/travel/passengers', at: expect.any(String) },
    ]);
  });

  it('can no longer read or write for a customer who was taken from them, but still acts for others', async () => {
    const { get, post } = await insurer.as('anna@sky.test', { agent });
    await lever.post('/agents', { agent, customer: 'anna@sky.test', acts: false });

    for (const path of [`/platform/users/${anna}`, `/travel/trips?userId=${anna}`, '/travel/passengers'])
      expect([path, await get(path)]).toEqual([path, denied]);
    expect(await post('/travel/passengers', ben)).toEqual(denied);
    expect((await get(seek(idOfAgent, 'anna@sky.test'))).body).toEqual([]);
    expect(await post(handOver(idOfAgent, gala), {})).toMatchObject({ status: 200 });
    expect(await get('/platform/user/logout')).toMatchObject({ status: 204 });
    await lever.post('/agents', { agent, customer: 'anna@sky.test', acts: true });
  });
});
