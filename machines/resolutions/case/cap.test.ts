import { describe, expect, it } from 'vitest';

import { capOf } from './cap.ts';

const of = (policyCap: number | null, policyCapUsed: number | null) => capOf({ policy: { policyCap, policyCapUsed } });

describe('what a policy still pays', () => {
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
  ] as const)('of a cap of %s of which %s is used is said as %s', (cap, used, kind) => {
    expect(of(cap, used)?.kind ?? null).toBe(kind);
  });

  it('is said in numbers, and never less than nothing', () => {
    expect(of(500, 401)).toEqual({ kind: 'near', cap: 500, used: 401, balance: 99 });
    expect(of(500, 620)).toEqual({ kind: 'reached', cap: 500, used: 620, balance: 0 });
  });

  it('is not said where there is no policy', () => {
    expect(capOf({ policy: null })).toBeNull();
  });
});
