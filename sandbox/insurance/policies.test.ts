import { array, is } from 'superstruct';
import { describe, expect, it } from 'vitest';

import { insurerCodes } from '#schema/errors.ts';
import { Policy } from '#schema/rest/users.ts';
import { databases } from '#tests/kit/databases.ts';

import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { annas, createPurchase, insure, passenger } from '#tests/kit/sandbox/purchases.ts';

const [anna, gallery, polly] = ['anna@sky.test', 'gallery@sky.test', 'policies@sky.test'];

describe.each(databases)('a policy, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const blocked = async (login: string) => {
    const { get, userId } = await insurer.as(login);
    const { body } = await get(`/platform/users/${userId}/policies`);
    expect(is(body, array(Policy))).toBe(true);
    return (body as Policy[]).map(({ externalPolicyNumber, blockedBy }) => [externalPolicyNumber, blockedBy]);
  };

  it('gives the reason why no trip can be insured under it', async () => {
    expect(await blocked(polly)).toEqual([
      ['POL-ACTIVE', null],
      ['POL-FULL', 'MAX_TRIPS_EXCEEDED'],
      ['POL-EXPIRED', 'POLICY_EXPIRED'],
      ['POL-INACTIVE', 'POLICY_INACTIVE'],
      ['POL-NOLIMIT', null],
    ]);
    expect(await blocked(gallery)).toEqual([
      ['POL-ACTIVE', null],
      ['POL-NEAR', null],
      ['POL-CAPPED', 'INVALID_ENTITLEMENT'],
      ['POL-NOLIMIT', null],
    ]);
  });

  it('refuses a trip with the code that it gives as the reason', async () => {
    for (const [login, name] of [
      [polly, 'Polly'],
      [gallery, 'Gala'],
    ] as const) {
      const caller = await insurer.as(login);
      for (const [policyNumber, code] of await blocked(login)) {
        if (!code) continue;
        const { status } = insurerCodes[code as keyof typeof insurerCodes];
        const purchase = createPurchase(login, {
          policyNumber: policyNumber ?? '',
          passengers: [passenger(login, name)],
        });
        expect([policyNumber, await insure(caller, purchase)]).toEqual([policyNumber, refusal(status, code)]);
      }
    }
  });

  it('insures as many passengers as its limit, whatever the flight takes', async () => {
    const named = (...names: string[]) => names.map((name) => passenger(anna, name));
    const caller = await insurer.as(anna);
    const four = { ...annas('SK960'), passengers: named('Anna', 'Ben', 'Carla', 'Dora') };

    expect(await insure(caller, four)).toEqual(refusal(409, 'INVALID_PASSENGER'));
    expect(await insure(caller, { ...four, passengers: named('Anna', 'Ben', 'Dora') })).toMatchObject({ status: 201 });
  });
});
