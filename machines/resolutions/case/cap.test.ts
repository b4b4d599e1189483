import { describe, expect, it } from 'vitest';

import { getCap } from './cap.ts';

const of = (policyCap: number | null, policyCapUsed: number | null) => getCap({ policy: { policyCap, policyCapUsed } });

describe('the remaining cap of a policy', () => {
  it.each([
    [500, 399, null],
    [500, 400, null],
    [500, 401, 'near'],
    [500, 499.99, 'near'],
    [500, 500, 'reached'],
    [500, 620, 'reached'],
    [0, 0, null],
    [0, 10, null],
    [null, null, null],
    [500, null, null],
  ] as const)('with a cap of %s and %s used is %s', (cap, used, kind) => {
    expect(of(cap, used)?.kind ?? null).toBe(kind);
  });

  it('is given in numbers and never negative', () => {
    expect(of(500, 401)).toEqual({ kind: 'near', cap: 500, used: 401, balance: 99 });
    expect(of(500, 620)).toEqual({ kind: 'reached', cap: 500, used: 620, balance: 0 });
  });

  it('is omitted without a policy', () => {
    expect(getCap({ policy: null })).toBeNull();
  });
});
