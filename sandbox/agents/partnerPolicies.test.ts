import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { type Answer, borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const sky = toUuid('partner:sky');
const root = `/platform/partners/${sky}/policies`;
const seek = (sought: string) => `${root}?${new URLSearchParams({ sought })}`;
const group = {
  externalPolicyNumber: 'GROUP-1',
  active: 1,
  policyStart: '2031-01-01',
  policyEnd: '2031-12-31',
  maxInsured: 4,
  policyCap: 1_000.5,
  products: ['travel'],
  entitlements: ['LOUNGE', 'CASH'],
};
const { products, entitlements, ...plain } = group;

const numbersIn = ({ body }: Answer) =>
  (body as { externalPolicyNumber: string }[]).map(({ externalPolicyNumber }) => externalPolicyNumber);

describe.each(databases)('the policies of a partner, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const admin = () => insurer.as('admin@sky.test');
  let added = 0;
  const addPolicy = async (changes: object = {}) => {
    added += 1;
    const externalPolicyNumber = `TEST-${added}`;
    const { put } = await admin();
    expect((await put(root, { ...group, externalPolicyNumber, ...changes })).status).toBe(201);
    return externalPolicyNumber;
  };

  it('are found by part of their number in any case, with an exact match first', async () => {
    const { get } = await admin();

    expect(numbersIn(await get(seek('pol-n')))).toEqual(['POL-NEAR', 'POL-NOLIMIT']);
    await addPolicy({ externalPolicyNumber: 'A-POL-USED' });
    expect(numbersIn(await get(seek(' Pol-Used ')))).toEqual(['POL-USED', 'A-POL-USED']);
    expect((await get(seek('POL-NOLIMIT'))).body).toEqual([
      {
        externalPolicyNumber: 'POL-NOLIMIT',
        active: 1,
        policyStart: expect.stringMatching(/^20\d\d-/),
        policyEnd: expect.stringMatching(/^20\d\d-/),
        maxInsured: 0,
        policyCap: null,
        products: ['travel'],
        entitlements: ['LOUNGE', 'CASH', 'REBOOKING'],
      },
    ]);
    for (const sought of ['%', '_', '\\', 'POL-INVALID', 'nothing like it'])
      expect([sought, (await get(seek(sought))).body]).toEqual([sought, []]);
  });

  it('are added with a number in capitals, once', async () => {
    const { get, put } = await admin();

    expect(await put(root, { ...group, externalPolicyNumber: ' group-1 ' })).toMatchObject({
      status: 201,
      body: { ...plain, policyCapUsed: null },
    });
    expect((await get(seek('GROUP-1'))).body).toEqual([group]);
    expect(await put(root, group)).toEqual(refusal(409, 'ALREADY_EXISTS'));
  });

  it('are added once per key', async () => {
    const { get, put } = await admin();
    const key = { 'idempotency-key': 'policy-key' };
    const policy = { ...group, externalPolicyNumber: 'KEYED-1' };

    expect((await put(root, policy, key)).status).toBe(201);
    expect((await put(root, policy, key)).status).toBe(201);
    expect(numbersIn(await get(seek('KEYED')))).toEqual(['KEYED-1']);
  });

  it.each([
    [{ products: ['unicorn'] }, refusal(400, 'INVALID_PRODUCTS')],
    [{ products: ['parametric'] }, refusal(400, 'INVALID_PRODUCTS')],
    [{ products: [] }, refusal(400, 'INVALID_PRODUCTS')],
    [{ products: ['travel', 'missing'] }, refusal(404, 'PRODUCT_NOT_FOUND')],
    [{ products: ['pets'] }, refusal(404, 'PRODUCT_NOT_FOUND')],
    [{ entitlements: ['none'] }, refusal(400, 'INVALID_ENTITLEMENT')],
    [{ entitlements: ['LOUNGE', 'SPA'] }, refusal(400, 'INVALID_ENTITLEMENT')],
    [{ policyEnd: '2030-12-31' }, refusal(400, 'FAILED_VALIDATION', { policyEnd: 'invalid' })],
    [{ maxInsured: -1 }, refusal(400, 'INVALID_PARAMS', { maxInsured: 'invalid' })],
    [{ policyCap: -0.01 }, refusal(400, 'INVALID_PARAMS', { policyCap: 'invalid' })],
  ])('are neither added nor changed with %o', async (changes, refused) => {
    const { put, patch } = await admin();
    const number = await addPolicy();

    expect(await put(root, { ...group, externalPolicyNumber: 'REFUSED-1', ...changes })).toEqual(refused);
    expect(await patch(`${root}/${number}`, changes)).toEqual(refused);
    expect((await (await admin()).get(seek('REFUSED-1'))).body).toEqual([]);
  });

  it('are changed field by field', async () => {
    const { get, patch } = await admin();
    const number = await addPolicy();

    expect(await patch(`${root}/${number.toLowerCase()}`, { active: 0, policyCap: null })).toMatchObject({
      status: 200,
      body: { ...plain, externalPolicyNumber: number, active: 0, policyCap: null },
    });
    expect((await get(seek(number))).body).toMatchObject([
      { ...group, externalPolicyNumber: number, active: 0, policyCap: null },
    ]);
    expect(await patch(`${root}/NO-SUCH-POLICY`, { active: 0 })).toEqual(refusal(404, 'POLICY_NOT_FOUND'));
  });

  it('are deleted unless they have a holder or an open invitation', async () => {
    const { get, patch, remove } = await admin();
    const number = await addPolicy();

    expect((await remove(`${root}/${number}`)).status).toBe(204);
    expect((await get(seek(number))).body).toEqual([]);
    expect(await remove(`${root}/${number}`)).toEqual(refusal(404, 'POLICY_NOT_FOUND'));
    expect(await remove(`${root}/POL-ACTIVE`)).toEqual(refusal(409, 'IN_USE'));
    expect(await remove(`${root}/POL-EXPIRED`)).toEqual(refusal(409, 'IN_USE'));
    expect((await patch(`${root}/POL-EXPIRED`, {})).status).toBe(200);
  });

  it('are shown to agents and administrators of the partner only', async () => {
    const agent = await insurer.as('agent@sky.test');
    const anna = await insurer.as('anna@sky.test');
    const voyage = toUuid('partner:voyage');
    const elevated = refusal(401, 'REQUIRES_ELEVATED_ROLE');

    expect((await agent.get(seek('POL-NEAR'))).status).toBe(200);
    expect(await anna.get(seek('POL-NEAR'))).toEqual(elevated);
    expect(await anna.put(root, group)).toEqual(elevated);
    expect(await anna.patch(`${root}/POL-NEAR`, { active: 0 })).toEqual(elevated);
    expect(await anna.remove(`${root}/POL-NEAR`)).toEqual(elevated);
    expect(await (await admin()).put(root.replace(sky, voyage), group)).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
    expect(await (await insurer.as('agent@voyage.test')).get(seek('POL'))).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
  });

  it('lets a customer join an added policy as soon as it is active', async () => {
    const number = await addPolicy({ active: 0 });
    const register = (phone: string) =>
      insurer.at('sky').post(`/platform/user/register/${sky}`, {
        firstName: 'Lina',
        surname: 'Brook',
        emailAddress: 'lina.policies@sky.test',
        mobilePhoneNumber: phone,
        password: 'Harbour-4-Lanterns',
        externalPolicyNumber: number.toLowerCase(),
        locale: 'en-US',
        commsSms: true,
      });

    expect(await register('+15550108901')).toEqual(refusal(400, 'POLICY_INACTIVE'));
    await (await admin()).patch(`${root}/${number}`, { active: 1 });
    expect((await register('+15550108901')).status).toBe(201);
    expect(await (await admin()).remove(`${root}/${number}`)).toEqual(refusal(409, 'IN_USE'));
  });
});
