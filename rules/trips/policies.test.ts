import { describe, expect, it } from 'vitest';

import { balanceOf, capStateOf, policyStateOf } from './policies.ts';

const policy = { active: 1, policyStart: '2026-01-01', policyEnd: '2026-12-31' };

describe('a policy', () => {
  it.each([
    ['2025-12-31', 'upcoming'],
    ['2026-01-01', 'active'],
    ['2026-12-31', 'active'],
    ['2027-01-01', 'ended'],
  ])('on %s is %s', (today, state) => {
    expect(policyStateOf(policy, today)).toBe(state);
  });

  it('that is not active is that above all', () => {
    expect(policyStateOf({ ...policy, active: 0 }, '2027-01-01')).toBe('inactive');
  });
});

describe('a cap', () => {
  it.each([
    [null, null, null, 'none'],
    [500, null, 500, 'free'],
    [500, 0, 500, 'free'],
    [500, 399, 101, 'free'],
    [500, 400, 100, 'near'],
    [500, 420, 80, 'near'],
    [500, 500, 0, 'reached'],
    [500, 510, 0, 'reached'],
    [0, 0, 0, 'reached'],
  ])('of %s with %s used leaves %s: %s', (policyCap, policyCapUsed, balance, state) => {
    expect(balanceOf({ policyCap, policyCapUsed })).toBe(balance);
    expect(capStateOf({ policyCap, policyCapUsed })).toBe(state);
  });
});
